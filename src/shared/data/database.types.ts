// Generated from supabase/migrations by tools/database-types.ts. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      admin_actions: {
        Row: {
          action: string;
          admin_id: string | null;
          admin_name: string;
          happened_at: string;
          id: string;
          row_id: string;
          subject: string | null;
          summary: string | null;
          table_name: string;
        };
        Insert: {
          action: string;
          admin_id?: string | null;
          admin_name: string;
          happened_at?: string;
          id?: string;
          row_id: string;
          subject?: string | null;
          summary?: string | null;
          table_name: string;
        };
        Update: {
          action?: string;
          admin_id?: string | null;
          admin_name?: string;
          happened_at?: string;
          id?: string;
          row_id?: string;
          subject?: string | null;
          summary?: string | null;
          table_name?: string;
        };
        Relationships: [];
      };
      blog_posts: {
        Row: {
          author: string;
          content: string;
          cover_version: string | null;
          coverimage: string | null;
          coverimage_content_type: string | null;
          coverimage_data: string | null;
          coverimage_filename: string | null;
          excerpt: string;
          id: string;
          publishedat: string | null;
          slug: string;
          title: string;
          updatedat: string;
          word_count: number;
        };
        Insert: {
          author?: string;
          content: string;
          cover_version?: string | null;
          coverimage?: string | null;
          coverimage_content_type?: string | null;
          coverimage_data?: string | null;
          coverimage_filename?: string | null;
          excerpt: string;
          id?: string;
          publishedat?: string | null;
          slug: string;
          title: string;
          updatedat?: string;
          word_count?: number;
        };
        Update: {
          author?: string;
          content?: string;
          cover_version?: string | null;
          coverimage?: string | null;
          coverimage_content_type?: string | null;
          coverimage_data?: string | null;
          coverimage_filename?: string | null;
          excerpt?: string;
          id?: string;
          publishedat?: string | null;
          slug?: string;
          title?: string;
          updatedat?: string;
          word_count?: number;
        };
        Relationships: [];
      };
      blog_redirects: {
        Row: {
          created_at: string;
          old_slug: string;
          post_id: string;
        };
        Insert: {
          created_at?: string;
          old_slug: string;
          post_id: string;
        };
        Update: {
          created_at?: string;
          old_slug?: string;
          post_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'blog_redirects_post_id_fkey';
            columns: ['post_id'];
            isOneToOne: false;
            referencedRelation: 'blog_posts';
            referencedColumns: ['id'];
          },
        ];
      };
      bookings: {
        Row: {
          blocked_from: string | null;
          blocked_to: string | null;
          created_at: string;
          ends_at: string | null;
          hold_ends: string | null;
          holder_hash: string | null;
          id: string;
          lost_start: string | null;
          moves: number;
          network_hash: string | null;
          order_id: string | null;
          reminded_at: string | null;
          sequence: number;
          starts_at: string | null;
          status: string;
          updated_at: string;
        };
        Insert: {
          blocked_from?: string | null;
          blocked_to?: string | null;
          created_at?: string;
          ends_at?: string | null;
          hold_ends?: string | null;
          holder_hash?: string | null;
          id?: string;
          lost_start?: string | null;
          moves?: number;
          network_hash?: string | null;
          order_id?: string | null;
          reminded_at?: string | null;
          sequence?: number;
          starts_at?: string | null;
          status: string;
          updated_at?: string;
        };
        Update: {
          blocked_from?: string | null;
          blocked_to?: string | null;
          created_at?: string;
          ends_at?: string | null;
          hold_ends?: string | null;
          holder_hash?: string | null;
          id?: string;
          lost_start?: string | null;
          moves?: number;
          network_hash?: string | null;
          order_id?: string | null;
          reminded_at?: string | null;
          sequence?: number;
          starts_at?: string | null;
          status?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'bookings_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: true;
            referencedRelation: 'payments';
            referencedColumns: ['order_id'];
          },
        ];
      };
      event_categories: {
        Row: {
          name: string;
        };
        Insert: {
          name: string;
        };
        Update: {
          name?: string;
        };
        Relationships: [];
      };
      event_joining_links: {
        Row: {
          event_id: string;
          link: string;
        };
        Insert: {
          event_id: string;
          link: string;
        };
        Update: {
          event_id?: string;
          link?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'event_joining_links_event_id_fkey';
            columns: ['event_id'];
            isOneToOne: true;
            referencedRelation: 'events';
            referencedColumns: ['id'];
          },
        ];
      };
      event_registrations: {
        Row: {
          college_name: string;
          created_at: string;
          event_id: string;
          id: string;
          phone_number: string;
          user_email: string;
          user_id: string;
          user_name: string;
        };
        Insert: {
          college_name: string;
          created_at?: string;
          event_id: string;
          id?: string;
          phone_number: string;
          user_email: string;
          user_id: string;
          user_name: string;
        };
        Update: {
          college_name?: string;
          created_at?: string;
          event_id?: string;
          id?: string;
          phone_number?: string;
          user_email?: string;
          user_id?: string;
          user_name?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'event_registrations_event_id_fkey';
            columns: ['event_id'];
            isOneToOne: false;
            referencedRelation: 'events';
            referencedColumns: ['id'];
          },
        ];
      };
      events: {
        Row: {
          approved_at: string | null;
          audience: string;
          category: string;
          created_at: string;
          created_by: string | null;
          department: string | null;
          description: string;
          event_date: string;
          event_time: string;
          id: string;
          is_past_event: boolean;
          link: string | null;
          poster_url: string | null;
          recording_url: string | null;
          status: string;
          title: string;
          updated_at: string;
          venue: string;
        };
        Insert: {
          approved_at?: string | null;
          audience?: string;
          category: string;
          created_at?: string;
          created_by?: string | null;
          department?: string | null;
          description: string;
          event_date: string;
          event_time: string;
          id?: string;
          is_past_event?: boolean;
          link?: string | null;
          poster_url?: string | null;
          recording_url?: string | null;
          status?: string;
          title: string;
          updated_at?: string;
          venue: string;
        };
        Update: {
          approved_at?: string | null;
          audience?: string;
          category?: string;
          created_at?: string;
          created_by?: string | null;
          department?: string | null;
          description?: string;
          event_date?: string;
          event_time?: string;
          id?: string;
          is_past_event?: boolean;
          link?: string | null;
          poster_url?: string | null;
          recording_url?: string | null;
          status?: string;
          title?: string;
          updated_at?: string;
          venue?: string;
        };
        Relationships: [];
      };
      form_submissions: {
        Row: {
          additionaldetails: string | null;
          collegename: string | null;
          contactperson: string | null;
          created_at: string;
          email: string;
          fullname: string | null;
          goal: string | null;
          id: string;
          institutionname: string | null;
          mentorshiptype: string | null;
          order_id: string | null;
          phone: string | null;
          preferredmode: string | null;
          search_text: string;
          seconds_open: number | null;
          sessiondate: string | null;
          studentcount: number | null;
          type: string;
          website: string | null;
        };
        Insert: {
          additionaldetails?: string | null;
          collegename?: string | null;
          contactperson?: string | null;
          created_at?: string;
          email: string;
          fullname?: string | null;
          goal?: string | null;
          id?: string;
          institutionname?: string | null;
          mentorshiptype?: string | null;
          order_id?: string | null;
          phone?: string | null;
          preferredmode?: string | null;
          search_text?: string;
          seconds_open?: number | null;
          sessiondate?: string | null;
          studentcount?: number | null;
          type: string;
          website?: string | null;
        };
        Update: {
          additionaldetails?: string | null;
          collegename?: string | null;
          contactperson?: string | null;
          created_at?: string;
          email?: string;
          fullname?: string | null;
          goal?: string | null;
          id?: string;
          institutionname?: string | null;
          mentorshiptype?: string | null;
          order_id?: string | null;
          phone?: string | null;
          preferredmode?: string | null;
          search_text?: string;
          seconds_open?: number | null;
          sessiondate?: string | null;
          studentcount?: number | null;
          type?: string;
          website?: string | null;
        };
        Relationships: [];
      };
      inquiry_notes: {
        Row: {
          next_date: string | null;
          note: string | null;
          status: string;
          submission_id: string;
          updated_at: string;
        };
        Insert: {
          next_date?: string | null;
          note?: string | null;
          status?: string;
          submission_id: string;
          updated_at?: string;
        };
        Update: {
          next_date?: string | null;
          note?: string | null;
          status?: string;
          submission_id?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'inquiry_notes_submission_id_fkey';
            columns: ['submission_id'];
            isOneToOne: true;
            referencedRelation: 'form_submissions';
            referencedColumns: ['id'];
          },
        ];
      };
      open_hours: {
        Row: {
          closes_at: unknown | null;
          created_at: string;
          id: string;
          on_date: string | null;
          opens_at: unknown | null;
          weekday: number | null;
        };
        Insert: {
          closes_at?: unknown | null;
          created_at?: string;
          id?: string;
          on_date?: string | null;
          opens_at?: unknown | null;
          weekday?: number | null;
        };
        Update: {
          closes_at?: unknown | null;
          created_at?: string;
          id?: string;
          on_date?: string | null;
          opens_at?: unknown | null;
          weekday?: number | null;
        };
        Relationships: [];
      };
      outbox: {
        Row: {
          attempts: number;
          created_at: string;
          due_at: string;
          expires_at: string | null;
          id: string;
          kind: string;
          last_error: string | null;
          next_attempt_at: string;
          payload: Json;
          recipient: string;
          sent_at: string | null;
          subject: string;
        };
        Insert: {
          attempts?: number;
          created_at?: string;
          due_at?: string;
          expires_at?: string | null;
          id?: string;
          kind: string;
          last_error?: string | null;
          next_attempt_at?: string;
          payload?: Json;
          recipient: string;
          sent_at?: string | null;
          subject: string;
        };
        Update: {
          attempts?: number;
          created_at?: string;
          due_at?: string;
          expires_at?: string | null;
          id?: string;
          kind?: string;
          last_error?: string | null;
          next_attempt_at?: string;
          payload?: Json;
          recipient?: string;
          sent_at?: string | null;
          subject?: string;
        };
        Relationships: [];
      };
      payments: {
        Row: {
          amount: number;
          billing_state: string | null;
          buyer_key_hash: string | null;
          checkout_url: string | null;
          created_at: string;
          customer_email: string;
          customer_name: string;
          customer_phone: string;
          detached_from: string | null;
          expires_at: string | null;
          livemode: boolean | null;
          mentorshiptype: string;
          network_hash: string | null;
          order_id: string;
          paid_at: string | null;
          payment_method: string | null;
          payment_status: string;
          receipt_number: string | null;
          refunded_at: string | null;
          repeat_accepted_at: string | null;
          search_text: string;
          stripe_payment_intent_id: string | null;
          stripe_session_id: string | null;
          submission_id: string | null;
          updated_at: string;
          wants_phone_messages: boolean;
        };
        Insert: {
          amount: number;
          billing_state?: string | null;
          buyer_key_hash?: string | null;
          checkout_url?: string | null;
          created_at?: string;
          customer_email: string;
          customer_name: string;
          customer_phone: string;
          detached_from?: string | null;
          expires_at?: string | null;
          livemode?: boolean | null;
          mentorshiptype: string;
          network_hash?: string | null;
          order_id: string;
          paid_at?: string | null;
          payment_method?: string | null;
          payment_status?: string;
          receipt_number?: string | null;
          refunded_at?: string | null;
          repeat_accepted_at?: string | null;
          search_text?: string;
          stripe_payment_intent_id?: string | null;
          stripe_session_id?: string | null;
          submission_id?: string | null;
          updated_at?: string;
          wants_phone_messages?: boolean;
        };
        Update: {
          amount?: number;
          billing_state?: string | null;
          buyer_key_hash?: string | null;
          checkout_url?: string | null;
          created_at?: string;
          customer_email?: string;
          customer_name?: string;
          customer_phone?: string;
          detached_from?: string | null;
          expires_at?: string | null;
          livemode?: boolean | null;
          mentorshiptype?: string;
          network_hash?: string | null;
          order_id?: string;
          paid_at?: string | null;
          payment_method?: string | null;
          payment_status?: string;
          receipt_number?: string | null;
          refunded_at?: string | null;
          repeat_accepted_at?: string | null;
          search_text?: string;
          stripe_payment_intent_id?: string | null;
          stripe_session_id?: string | null;
          submission_id?: string | null;
          updated_at?: string;
          wants_phone_messages?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: 'payments_submission_id_fkey';
            columns: ['submission_id'];
            isOneToOne: false;
            referencedRelation: 'form_submissions';
            referencedColumns: ['id'];
          },
        ];
      };
      phone_messages: {
        Row: {
          attempts: number;
          created_at: string;
          due_at: string;
          expires_at: string;
          id: string;
          kind: string;
          last_error: string | null;
          next_attempt_at: string;
          payload: Json;
          recipient: string;
          sent_at: string | null;
          subject: string;
        };
        Insert: {
          attempts?: number;
          created_at?: string;
          due_at?: string;
          expires_at: string;
          id?: string;
          kind: string;
          last_error?: string | null;
          next_attempt_at?: string;
          payload?: Json;
          recipient: string;
          sent_at?: string | null;
          subject: string;
        };
        Update: {
          attempts?: number;
          created_at?: string;
          due_at?: string;
          expires_at?: string;
          id?: string;
          kind?: string;
          last_error?: string | null;
          next_attempt_at?: string;
          payload?: Json;
          recipient?: string;
          sent_at?: string | null;
          subject?: string;
        };
        Relationships: [];
      };
      profiles: {
        Row: {
          created_at: string;
          email: string;
          full_name: string | null;
          id: string;
          role: string;
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          email: string;
          full_name?: string | null;
          id: string;
          role?: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          email?: string;
          full_name?: string | null;
          id?: string;
          role?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      provider_events: {
        Row: {
          id: string;
          looked_at: string | null;
          order_id: string | null;
          outcome: string | null;
          received_at: string;
          type: string;
        };
        Insert: {
          id: string;
          looked_at?: string | null;
          order_id?: string | null;
          outcome?: string | null;
          received_at?: string;
          type: string;
        };
        Update: {
          id?: string;
          looked_at?: string | null;
          order_id?: string | null;
          outcome?: string | null;
          received_at?: string;
          type?: string;
        };
        Relationships: [];
      };
      receipt_series: {
        Row: {
          last_number: number;
          series: string;
        };
        Insert: {
          last_number: number;
          series: string;
        };
        Update: {
          last_number?: number;
          series?: string;
        };
        Relationships: [];
      };
      removal_confirmations: {
        Row: {
          confirmed_at: string;
          id: string;
          read_at: string;
          rows_left: number;
          table_name: string;
        };
        Insert: {
          confirmed_at?: string;
          id?: string;
          read_at: string;
          rows_left: number;
          table_name: string;
        };
        Update: {
          confirmed_at?: string;
          id?: string;
          read_at?: string;
          rows_left?: number;
          table_name?: string;
        };
        Relationships: [];
      };
      request_counts: {
        Row: {
          bucket: string;
          count: number;
          window_ends: string;
        };
        Insert: {
          bucket: string;
          count: number;
          window_ends: string;
        };
        Update: {
          bucket?: string;
          count?: number;
          window_ends?: string;
        };
        Relationships: [];
      };
      reviews: {
        Row: {
          answer: string | null;
          answered_at: string | null;
          content: string;
          created_at: string;
          designation: string;
          edited_at: string | null;
          hidden_at: string | null;
          hidden_reason: string | null;
          id: string;
          rating: number;
          reviewer_name: string;
          title: string;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          answer?: string | null;
          answered_at?: string | null;
          content: string;
          created_at?: string;
          designation: string;
          edited_at?: string | null;
          hidden_at?: string | null;
          hidden_reason?: string | null;
          id?: string;
          rating: number;
          reviewer_name: string;
          title: string;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          answer?: string | null;
          answered_at?: string | null;
          content?: string;
          created_at?: string;
          designation?: string;
          edited_at?: string | null;
          hidden_at?: string | null;
          hidden_reason?: string | null;
          id?: string;
          rating?: number;
          reviewer_name?: string;
          title?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      schedule_settings: {
        Row: {
          buffer_minutes: number;
          change_until_hours: number;
          horizon_days: number;
          id: number;
          joining_link: string | null;
          moves_allowed: number;
          notice_hours: number;
          sessions_per_day: number;
          updated_at: string;
        };
        Insert: {
          buffer_minutes?: number;
          change_until_hours?: number;
          horizon_days?: number;
          id?: number;
          joining_link?: string | null;
          moves_allowed?: number;
          notice_hours?: number;
          sessions_per_day?: number;
          updated_at?: string;
        };
        Update: {
          buffer_minutes?: number;
          change_until_hours?: number;
          horizon_days?: number;
          id?: number;
          joining_link?: string | null;
          moves_allowed?: number;
          notice_hours?: number;
          sessions_per_day?: number;
          updated_at?: string;
        };
        Relationships: [];
      };
      session_notes: {
        Row: {
          booking_id: string;
          private_note: string | null;
          shared_note: string | null;
          updated_at: string;
        };
        Insert: {
          booking_id: string;
          private_note?: string | null;
          shared_note?: string | null;
          updated_at?: string;
        };
        Update: {
          booking_id?: string;
          private_note?: string | null;
          shared_note?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'session_notes_booking_id_fkey';
            columns: ['booking_id'];
            isOneToOne: true;
            referencedRelation: 'bookings';
            referencedColumns: ['id'];
          },
        ];
      };
      session_questions: {
        Row: {
          booking_id: string;
          questions: string[];
          updated_at: string;
        };
        Insert: {
          booking_id: string;
          questions: string[];
          updated_at?: string;
        };
        Update: {
          booking_id?: string;
          questions?: string[];
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'session_questions_booking_id_fkey';
            columns: ['booking_id'];
            isOneToOne: true;
            referencedRelation: 'bookings';
            referencedColumns: ['id'];
          },
        ];
      };
      session_resumes: {
        Row: {
          booking_id: string;
          content_base64: string;
          created_at: string;
          id: string;
          name: string;
          size: number;
        };
        Insert: {
          booking_id: string;
          content_base64: string;
          created_at?: string;
          id?: string;
          name: string;
          size?: number;
        };
        Update: {
          booking_id?: string;
          content_base64?: string;
          created_at?: string;
          id?: string;
          name?: string;
          size?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'session_resumes_booking_id_fkey';
            columns: ['booking_id'];
            isOneToOne: false;
            referencedRelation: 'bookings';
            referencedColumns: ['id'];
          },
        ];
      };
      session_steps: {
        Row: {
          booking_id: string;
          done_at: string | null;
          id: string;
          position: number;
          step: string;
        };
        Insert: {
          booking_id: string;
          done_at?: string | null;
          id?: string;
          position: number;
          step: string;
        };
        Update: {
          booking_id?: string;
          done_at?: string | null;
          id?: string;
          position?: number;
          step?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'session_steps_booking_id_fkey';
            columns: ['booking_id'];
            isOneToOne: false;
            referencedRelation: 'bookings';
            referencedColumns: ['id'];
          },
        ];
      };
      user_roles: {
        Row: {
          created_at: string;
          role: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          role: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          role?: string;
          user_id?: string;
        };
        Relationships: [];
      };
    };
    Views: {
      inquiries: {
        Row: {
          additionaldetails: string | null;
          collegename: string | null;
          contactperson: string | null;
          created_at: string | null;
          email: string | null;
          fullname: string | null;
          goal: string | null;
          id: string | null;
          institutionname: string | null;
          mentorshiptype: string | null;
          name: string | null;
          next_date: string | null;
          note: string | null;
          noted_at: string | null;
          order_id: string | null;
          phone: string | null;
          preferredmode: string | null;
          search_text: string | null;
          sessiondate: string | null;
          status: string | null;
          studentcount: number | null;
          type: string | null;
        };
        Relationships: [];
      };
    };
    Functions: {
      account_by_email: {
        Args: { email: string };
        Returns: string;
      };
      allow_request: {
        Args: { bucket: string; maximum: number; window_seconds: number };
        Returns: number;
      };
      cancel_session: {
        Args: { order_id: string };
        Returns: string;
      };
      change_as_mentor: {
        Args: { booking_id: string; action: string; starts_at?: string | null };
        Returns: string;
      };
      changes_since: {
        Args: { moment: string };
        Returns: Database['public']['CompositeTypes']['site_change'][];
      };
      choose_time: {
        Args: { order_id: string; starts_at: string };
        Returns: string;
      };
      claim_outbox: {
        Args: { batch: number };
        Returns: Database['public']['Tables']['outbox']['Row'][];
      };
      claim_phone_messages: {
        Args: { batch: number };
        Returns: Database['public']['Tables']['phone_messages']['Row'][];
      };
      dashboard_figures: {
        Args: { weeks?: number | null };
        Returns: Json;
      };
      delete_own_account: {
        Args: Record<never, never>;
        Returns: undefined;
      };
      earlier_payments: {
        Args: { mentorshiptype: string; customer_email: string; customer_phone: string };
        Returns: Database['public']['Tables']['payments']['Row'][];
      };
      finish_sessions: {
        Args: Record<never, never>;
        Returns: number;
      };
      forget_deleted_submissions: {
        Args: Record<never, never>;
        Returns: undefined;
      };
      forget_old_resumes: {
        Args: Record<never, never>;
        Returns: number;
      };
      free_slots: {
        Args: { from_moment: string; to_moment: string };
        Returns: string[];
      };
      give_human_pass: {
        Args: { submission_id: string };
        Returns: undefined;
      };
      has_password: {
        Args: Record<never, never>;
        Returns: boolean;
      };
      hold_for_order: {
        Args: { order_id: string; starts_at?: string | null; holder_hash?: string | null };
        Returns: Database['public']['CompositeTypes']['hold_result'];
      };
      hold_time: {
        Args: { starts_at: string; holder_hash: string; network_hash: string; minutes: number; holds_per_network: number };
        Returns: Database['public']['CompositeTypes']['hold_result'];
      };
      inquiry_counts: {
        Args: Record<never, never>;
        Returns: Json;
      };
      is_admin: {
        Args: Record<never, never>;
        Returns: boolean;
      };
      list_reviews: {
        Args: { with_rating?: number | null; with_designation?: string | null; in_order?: string | null; after_rating?: number | null; after_created_at?: string | null; after_id?: string | null };
        Returns: Database['public']['CompositeTypes']['listed_review'][];
      };
      log_refund: {
        Args: { order_id: string };
        Returns: undefined;
      };
      open_order: {
        Args: { order_id: string; amount: number; mentorshiptype: string; customer_name: string; customer_email: string; customer_phone: string; livemode: boolean; expires_at: string; orders_per_hour: number; unpaid_per_hour: number; submission_id?: string | null; buyer_key_hash?: string | null; network_hash?: string | null };
        Returns: number;
      };
      open_twins: {
        Args: { order_id: string };
        Returns: Database['public']['Tables']['payments']['Row'][];
      };
      outbox_failed: {
        Args: { id: string; error: string };
        Returns: undefined;
      };
      outbox_sent: {
        Args: { id: string };
        Returns: undefined;
      };
      own_bookings: {
        Args: Record<never, never>;
        Returns: Database['public']['CompositeTypes']['own_booking'][];
      };
      own_papers: {
        Args: Record<never, never>;
        Returns: Database['public']['CompositeTypes']['own_papers'][];
      };
      own_payments: {
        Args: Record<never, never>;
        Returns: Database['public']['CompositeTypes']['own_payment'][];
      };
      payment_by_order_id: {
        Args: { order_id: string };
        Returns: Database['public']['CompositeTypes']['payment_result'][];
      };
      payment_history: {
        Args: { order_id: string };
        Returns: Database['public']['CompositeTypes']['payment_history_entry'][];
      };
      payment_issues: {
        Args: Record<never, never>;
        Returns: Database['public']['CompositeTypes']['payment_issue'][];
      };
      payment_totals: {
        Args: Record<never, never>;
        Returns: Database['public']['CompositeTypes']['payment_month'][];
      };
      record_payment_event: {
        Args: { event_type: string; order_id: string; new_status: string; event_id?: string | null; session_id?: string | null; payment_intent_id?: string | null; amount_in_paise?: number | null; currency?: string | null; livemode?: boolean | null };
        Returns: string;
      };
      request_refund: {
        Args: { order_id: string };
        Returns: undefined;
      };
      resolve_payment_issue: {
        Args: { kind: string; id: string };
        Returns: undefined;
      };
      restore_submission: {
        Args: { submission_id: string };
        Returns: boolean;
      };
      review_summary: {
        Args: Record<never, never>;
        Returns: Database['public']['CompositeTypes']['review_totals'];
      };
      rows_removed_since: {
        Args: { table_name: string; moment: string };
        Returns: number;
      };
      sample_tables: {
        Args: Record<never, never>;
        Returns: string[];
      };
      set_human_check: {
        Args: { is_on: boolean };
        Returns: undefined;
      };
      signed_in_recently: {
        Args: Record<never, never>;
        Returns: boolean;
      };
      today_in_india: {
        Args: Record<never, never>;
        Returns: string;
      };
    };
    Enums: Record<never, never>;
    CompositeTypes: {
      hold_result: {
        answer: string;
        hold_ends: string;
      };
      listed_review: {
        answer: string;
        answered_at: string;
        content: string;
        created_at: string;
        designation: string;
        edited_at: string;
        has_next: boolean;
        id: string;
        rating: number;
        reviewer_name: string;
        title: string;
      };
      own_booking: {
        ends_at: string;
        order_id: string;
        starts_at: string;
        status: string;
      };
      own_papers: {
        order_id: string;
        questions: string[];
        resumes: Json;
        shared_note: string;
        steps: Json;
      };
      own_payment: {
        amount: number;
        created_at: string;
        mentorshiptype: string;
        order_id: string;
        payment_status: string;
      };
      payment_history_entry: {
        detail: string;
        happened_at: string;
        kind: string;
        outcome: string;
      };
      payment_issue: {
        attempts: number;
        detail: string;
        happened_at: string;
        id: string;
        kind: string;
        subject: string;
      };
      payment_month: {
        livemode: boolean;
        month: string;
        paid: number;
        received_rupees: number;
        refunded: number;
        returned_rupees: number;
      };
      payment_result: {
        amount: number;
        mentorshiptype: string;
        order_id: string;
        payment_status: string;
      };
      review_totals: {
        average: number;
        count: number;
        stars_1: number;
        stars_2: number;
        stars_3: number;
        stars_4: number;
        stars_5: number;
      };
      site_change: {
        change: string;
        happened_at: string;
        subject: string;
        table_name: string;
      };
    };
  };
};
