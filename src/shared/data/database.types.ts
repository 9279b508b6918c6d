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
          author_id: string | null;
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
          author_id?: string | null;
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
          author_id?: string | null;
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
          link_id: string;
          lost_start: string | null;
          moves: number;
          network_hash: string | null;
          opens_by_order: boolean;
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
          link_id?: string;
          lost_start?: string | null;
          moves?: number;
          network_hash?: string | null;
          opens_by_order?: boolean;
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
          link_id?: string;
          lost_start?: string | null;
          moves?: number;
          network_hash?: string | null;
          opens_by_order?: boolean;
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
      consents: {
        Row: {
          email: string;
          given_at: string;
          id: string;
          notice_version: string;
          phone: string | null;
          place: string;
          purpose: string;
          user_id: string | null;
          withdrawn_at: string | null;
        };
        Insert: {
          email: string;
          given_at?: string;
          id?: string;
          notice_version: string;
          phone?: string | null;
          place: string;
          purpose: string;
          user_id?: string | null;
          withdrawn_at?: string | null;
        };
        Update: {
          email?: string;
          given_at?: string;
          id?: string;
          notice_version?: string;
          phone?: string | null;
          place?: string;
          purpose?: string;
          user_id?: string | null;
          withdrawn_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'consents_notice_version_fkey';
            columns: ['notice_version'];
            isOneToOne: false;
            referencedRelation: 'privacy_notices';
            referencedColumns: ['version'];
          },
        ];
      };
      course_modules: {
        Row: {
          course_id: string;
          created_at: string;
          id: string;
          position: number;
          title: string;
        };
        Insert: {
          course_id: string;
          created_at?: string;
          id?: string;
          position?: number;
          title: string;
        };
        Update: {
          course_id?: string;
          created_at?: string;
          id?: string;
          position?: number;
          title?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'course_modules_course_id_fkey';
            columns: ['course_id'];
            isOneToOne: false;
            referencedRelation: 'courses';
            referencedColumns: ['id'];
          },
        ];
      };
      courses: {
        Row: {
          created_at: string;
          id: string;
          includes_id: string | null;
          mentorshiptype: string;
          slug: string;
          title: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          includes_id?: string | null;
          mentorshiptype: string;
          slug: string;
          title: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          includes_id?: string | null;
          mentorshiptype?: string;
          slug?: string;
          title?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'courses_includes_id_fkey';
            columns: ['includes_id'];
            isOneToOne: false;
            referencedRelation: 'courses';
            referencedColumns: ['id'];
          },
        ];
      };
      data_requests: {
        Row: {
          created_at: string;
          email: string;
          id: string;
        };
        Insert: {
          created_at?: string;
          email: string;
          id?: string;
        };
        Update: {
          created_at?: string;
          email?: string;
          id?: string;
        };
        Relationships: [];
      };
      disputes: {
        Row: {
          amount_in_paise: number;
          answer_by: string | null;
          closed_at: string | null;
          created_at: string;
          id: string;
          looked_at: string | null;
          order_id: string;
          reason: string;
          state: string;
          told_at: string;
        };
        Insert: {
          amount_in_paise: number;
          answer_by?: string | null;
          closed_at?: string | null;
          created_at?: string;
          id: string;
          looked_at?: string | null;
          order_id: string;
          reason: string;
          state: string;
          told_at: string;
        };
        Update: {
          amount_in_paise?: number;
          answer_by?: string | null;
          closed_at?: string | null;
          created_at?: string;
          id?: string;
          looked_at?: string | null;
          order_id?: string;
          reason?: string;
          state?: string;
          told_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'disputes_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'payments';
            referencedColumns: ['order_id'];
          },
        ];
      };
      enrolments: {
        Row: {
          course_id: string;
          ended_at: string | null;
          id: string;
          included_opened_at: string | null;
          opened_at: string | null;
          order_id: string | null;
          source: string;
          started_at: string;
          user_id: string;
        };
        Insert: {
          course_id: string;
          ended_at?: string | null;
          id?: string;
          included_opened_at?: string | null;
          opened_at?: string | null;
          order_id?: string | null;
          source: string;
          started_at?: string;
          user_id: string;
        };
        Update: {
          course_id?: string;
          ended_at?: string | null;
          id?: string;
          included_opened_at?: string | null;
          opened_at?: string | null;
          order_id?: string | null;
          source?: string;
          started_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'enrolments_course_id_fkey';
            columns: ['course_id'];
            isOneToOne: false;
            referencedRelation: 'courses';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'enrolments_order_id_fkey';
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
          guardian_declared_at: string | null;
          guardian_email: string | null;
          guardian_name: string | null;
          id: string;
          newsletter_notice: string | null;
          notice_version: string | null;
          phone_number: string;
          under_18: boolean;
          user_email: string;
          user_id: string;
          user_name: string;
        };
        Insert: {
          college_name: string;
          created_at?: string;
          event_id: string;
          guardian_declared_at?: string | null;
          guardian_email?: string | null;
          guardian_name?: string | null;
          id?: string;
          newsletter_notice?: string | null;
          notice_version?: string | null;
          phone_number: string;
          under_18?: boolean;
          user_email: string;
          user_id: string;
          user_name: string;
        };
        Update: {
          college_name?: string;
          created_at?: string;
          event_id?: string;
          guardian_declared_at?: string | null;
          guardian_email?: string | null;
          guardian_name?: string | null;
          id?: string;
          newsletter_notice?: string | null;
          notice_version?: string | null;
          phone_number?: string;
          under_18?: boolean;
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
          attempt_key: string;
          collegename: string | null;
          contactperson: string | null;
          created_at: string;
          email: string | null;
          fullname: string | null;
          goal: string | null;
          guardian_declared_at: string | null;
          guardian_email: string | null;
          guardian_name: string | null;
          id: string;
          institutionname: string | null;
          mentorshiptype: string | null;
          newsletter_notice: string | null;
          notice_version: string | null;
          order_id: string | null;
          phone: string | null;
          preferredmode: string | null;
          search_text: string;
          seconds_open: number | null;
          sessiondate: string | null;
          studentcount: number | null;
          type: string;
          under_18: boolean;
          website: string | null;
        };
        Insert: {
          additionaldetails?: string | null;
          attempt_key?: string;
          collegename?: string | null;
          contactperson?: string | null;
          created_at?: string;
          email?: string | null;
          fullname?: string | null;
          goal?: string | null;
          guardian_declared_at?: string | null;
          guardian_email?: string | null;
          guardian_name?: string | null;
          id?: string;
          institutionname?: string | null;
          mentorshiptype?: string | null;
          newsletter_notice?: string | null;
          notice_version?: string | null;
          order_id?: string | null;
          phone?: string | null;
          preferredmode?: string | null;
          search_text?: string;
          seconds_open?: number | null;
          sessiondate?: string | null;
          studentcount?: number | null;
          type: string;
          under_18?: boolean;
          website?: string | null;
        };
        Update: {
          additionaldetails?: string | null;
          attempt_key?: string;
          collegename?: string | null;
          contactperson?: string | null;
          created_at?: string;
          email?: string | null;
          fullname?: string | null;
          goal?: string | null;
          guardian_declared_at?: string | null;
          guardian_email?: string | null;
          guardian_name?: string | null;
          id?: string;
          institutionname?: string | null;
          mentorshiptype?: string | null;
          newsletter_notice?: string | null;
          notice_version?: string | null;
          order_id?: string | null;
          phone?: string | null;
          preferredmode?: string | null;
          search_text?: string;
          seconds_open?: number | null;
          sessiondate?: string | null;
          studentcount?: number | null;
          type?: string;
          under_18?: boolean;
          website?: string | null;
        };
        Relationships: [];
      };
      grievances: {
        Row: {
          acknowledge_by: string;
          acknowledged_at: string | null;
          answer: string | null;
          created_at: string;
          description: string;
          email: string;
          id: string;
          name: string;
          order_id: string | null;
          seconds_open: number | null;
          settle_by: string;
          settled_at: string | null;
          ticket: string;
          topic: string;
          website: string | null;
        };
        Insert: {
          acknowledge_by?: string;
          acknowledged_at?: string | null;
          answer?: string | null;
          created_at?: string;
          description: string;
          email: string;
          id?: string;
          name: string;
          order_id?: string | null;
          seconds_open?: number | null;
          settle_by?: string;
          settled_at?: string | null;
          ticket?: string;
          topic: string;
          website?: string | null;
        };
        Update: {
          acknowledge_by?: string;
          acknowledged_at?: string | null;
          answer?: string | null;
          created_at?: string;
          description?: string;
          email?: string;
          id?: string;
          name?: string;
          order_id?: string | null;
          seconds_open?: number | null;
          settle_by?: string;
          settled_at?: string | null;
          ticket?: string;
          topic?: string;
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
      lesson_files: {
        Row: {
          content_base64: string;
          content_type: string;
          created_at: string;
          id: string;
          lesson_id: string;
          name: string;
          size: number;
        };
        Insert: {
          content_base64: string;
          content_type: string;
          created_at?: string;
          id?: string;
          lesson_id: string;
          name: string;
          size?: number;
        };
        Update: {
          content_base64?: string;
          content_type?: string;
          created_at?: string;
          id?: string;
          lesson_id?: string;
          name?: string;
          size?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'lesson_files_lesson_id_fkey';
            columns: ['lesson_id'];
            isOneToOne: false;
            referencedRelation: 'lessons';
            referencedColumns: ['id'];
          },
        ];
      };
      lesson_notes: {
        Row: {
          lesson_id: string;
          note: string;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          lesson_id: string;
          note: string;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          lesson_id?: string;
          note?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'lesson_notes_lesson_id_fkey';
            columns: ['lesson_id'];
            isOneToOne: false;
            referencedRelation: 'lessons';
            referencedColumns: ['id'];
          },
        ];
      };
      lesson_progress: {
        Row: {
          completed_at: string | null;
          lesson_id: string;
          place: number;
          seen_at: string;
          user_id: string;
        };
        Insert: {
          completed_at?: string | null;
          lesson_id: string;
          place?: number;
          seen_at?: string;
          user_id: string;
        };
        Update: {
          completed_at?: string | null;
          lesson_id?: string;
          place?: number;
          seen_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'lesson_progress_lesson_id_fkey';
            columns: ['lesson_id'];
            isOneToOne: false;
            referencedRelation: 'lessons';
            referencedColumns: ['id'];
          },
        ];
      };
      lesson_questions: {
        Row: {
          answer: string | null;
          answered_at: string | null;
          created_at: string;
          id: string;
          lesson_id: string;
          question: string;
          user_id: string;
        };
        Insert: {
          answer?: string | null;
          answered_at?: string | null;
          created_at?: string;
          id?: string;
          lesson_id: string;
          question: string;
          user_id?: string;
        };
        Update: {
          answer?: string | null;
          answered_at?: string | null;
          created_at?: string;
          id?: string;
          lesson_id?: string;
          question?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'lesson_questions_lesson_id_fkey';
            columns: ['lesson_id'];
            isOneToOne: false;
            referencedRelation: 'lessons';
            referencedColumns: ['id'];
          },
        ];
      };
      lessons: {
        Row: {
          body: string;
          course_id: string;
          created_at: string;
          id: string;
          is_free: boolean;
          module_id: string;
          position: number;
          rubric: Json | null;
          shown_at: string | null;
          slug: string;
          status: string;
          summary: string;
          task: string | null;
          title: string;
          unlock_after_days: number;
          updated_at: string;
          video_minutes: number | null;
          video_url: string | null;
          word_count: number;
        };
        Insert: {
          body: string;
          course_id: string;
          created_at?: string;
          id?: string;
          is_free?: boolean;
          module_id: string;
          position?: number;
          rubric?: Json | null;
          shown_at?: string | null;
          slug: string;
          status?: string;
          summary: string;
          task?: string | null;
          title: string;
          unlock_after_days?: number;
          updated_at?: string;
          video_minutes?: number | null;
          video_url?: string | null;
          word_count?: number;
        };
        Update: {
          body?: string;
          course_id?: string;
          created_at?: string;
          id?: string;
          is_free?: boolean;
          module_id?: string;
          position?: number;
          rubric?: Json | null;
          shown_at?: string | null;
          slug?: string;
          status?: string;
          summary?: string;
          task?: string | null;
          title?: string;
          unlock_after_days?: number;
          updated_at?: string;
          video_minutes?: number | null;
          video_url?: string | null;
          word_count?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'lessons_course_id_fkey';
            columns: ['course_id'];
            isOneToOne: false;
            referencedRelation: 'courses';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'lessons_module_is_of_course';
            columns: ['module_id', 'course_id'];
            isOneToOne: false;
            referencedRelation: 'course_modules';
            referencedColumns: ['id', 'course_id'];
          },
        ];
      };
      mail_pause: {
        Row: {
          id: number;
          quota: string;
          since: string;
          until: string;
        };
        Insert: {
          id?: number;
          quota: string;
          since?: string;
          until: string;
        };
        Update: {
          id?: number;
          quota?: string;
          since?: string;
          until?: string;
        };
        Relationships: [];
      };
      mentor_settings: {
        Row: {
          id: number;
          news_mails: string;
          updated_at: string;
        };
        Insert: {
          id?: number;
          news_mails?: string;
          updated_at?: string;
        };
        Update: {
          id?: number;
          news_mails?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      open_hours: {
        Row: {
          closes_at: string | null;
          created_at: string;
          id: string;
          on_date: string | null;
          opens_at: string | null;
          weekday: number | null;
        };
        Insert: {
          closes_at?: string | null;
          created_at?: string;
          id?: string;
          on_date?: string | null;
          opens_at?: string | null;
          weekday?: number | null;
        };
        Update: {
          closes_at?: string | null;
          created_at?: string;
          id?: string;
          on_date?: string | null;
          opens_at?: string | null;
          weekday?: number | null;
        };
        Relationships: [];
      };
      outbox: {
        Row: {
          attempts: number;
          copy_to: string | null;
          created_at: string;
          due_at: string;
          expires_at: string | null;
          id: string;
          is_to_stranger: boolean;
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
          copy_to?: string | null;
          created_at?: string;
          due_at?: string;
          expires_at?: string | null;
          id?: string;
          is_to_stranger?: boolean;
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
          copy_to?: string | null;
          created_at?: string;
          due_at?: string;
          expires_at?: string | null;
          id?: string;
          is_to_stranger?: boolean;
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
          customer_phone: string | null;
          detached_from: string | null;
          dispute_state: string | null;
          expires_at: string | null;
          guardian_declared_at: string | null;
          guardian_email: string | null;
          guardian_name: string | null;
          livemode: boolean | null;
          mentorshiptype: string;
          network_hash: string | null;
          notice_version: string | null;
          order_id: string;
          paid_at: string | null;
          payment_method: string | null;
          payment_status: string;
          provider: string;
          provider_payment_id: string | null;
          provider_session_id: string | null;
          receipt_number: string | null;
          refund_state: string | null;
          refunded_at: string | null;
          repeat_accepted_at: string | null;
          returned_in_paise: number;
          search_text: string;
          submission_id: string | null;
          under_18: boolean;
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
          customer_phone?: string | null;
          detached_from?: string | null;
          dispute_state?: string | null;
          expires_at?: string | null;
          guardian_declared_at?: string | null;
          guardian_email?: string | null;
          guardian_name?: string | null;
          livemode?: boolean | null;
          mentorshiptype: string;
          network_hash?: string | null;
          notice_version?: string | null;
          order_id: string;
          paid_at?: string | null;
          payment_method?: string | null;
          payment_status?: string;
          provider?: string;
          provider_payment_id?: string | null;
          provider_session_id?: string | null;
          receipt_number?: string | null;
          refund_state?: string | null;
          refunded_at?: string | null;
          repeat_accepted_at?: string | null;
          returned_in_paise?: number;
          search_text?: string;
          submission_id?: string | null;
          under_18?: boolean;
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
          customer_phone?: string | null;
          detached_from?: string | null;
          dispute_state?: string | null;
          expires_at?: string | null;
          guardian_declared_at?: string | null;
          guardian_email?: string | null;
          guardian_name?: string | null;
          livemode?: boolean | null;
          mentorshiptype?: string;
          network_hash?: string | null;
          notice_version?: string | null;
          order_id?: string;
          paid_at?: string | null;
          payment_method?: string | null;
          payment_status?: string;
          provider?: string;
          provider_payment_id?: string | null;
          provider_session_id?: string | null;
          receipt_number?: string | null;
          refund_state?: string | null;
          refunded_at?: string | null;
          repeat_accepted_at?: string | null;
          returned_in_paise?: number;
          search_text?: string;
          submission_id?: string | null;
          under_18?: boolean;
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
      privacy_notices: {
        Row: {
          published_at: string;
          text_hash: string;
          version: string;
        };
        Insert: {
          published_at?: string;
          text_hash: string;
          version: string;
        };
        Update: {
          published_at?: string;
          text_hash?: string;
          version?: string;
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
      question_keys: {
        Row: {
          explanation: string;
          question_id: string;
          right_options: number[];
        };
        Insert: {
          explanation: string;
          question_id: string;
          right_options: number[];
        };
        Update: {
          explanation?: string;
          question_id?: string;
          right_options?: number[];
        };
        Relationships: [
          {
            foreignKeyName: 'question_keys_question_id_fkey';
            columns: ['question_id'];
            isOneToOne: true;
            referencedRelation: 'questions';
            referencedColumns: ['id'];
          },
        ];
      };
      questions: {
        Row: {
          id: string;
          kind: string;
          lesson_id: string;
          options: string[];
          position: number;
          prompt: string;
        };
        Insert: {
          id?: string;
          kind: string;
          lesson_id: string;
          options: string[];
          position: number;
          prompt: string;
        };
        Update: {
          id?: string;
          kind?: string;
          lesson_id?: string;
          options?: string[];
          position?: number;
          prompt?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'questions_lesson_id_fkey';
            columns: ['lesson_id'];
            isOneToOne: false;
            referencedRelation: 'lessons';
            referencedColumns: ['id'];
          },
        ];
      };
      quiz_attempts: {
        Row: {
          created_at: string;
          id: string;
          lesson_id: string;
          question_count: number;
          right_count: number;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          lesson_id: string;
          question_count: number;
          right_count: number;
          user_id: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          lesson_id?: string;
          question_count?: number;
          right_count?: number;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'quiz_attempts_lesson_id_fkey';
            columns: ['lesson_id'];
            isOneToOne: false;
            referencedRelation: 'lessons';
            referencedColumns: ['id'];
          },
        ];
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
      refunds: {
        Row: {
          amount_in_paise: number;
          asked_at: string;
          changed_at: string;
          created_at: string;
          failure: string | null;
          id: string;
          looked_at: string | null;
          order_id: string;
          state: string;
        };
        Insert: {
          amount_in_paise: number;
          asked_at?: string;
          changed_at?: string;
          created_at?: string;
          failure?: string | null;
          id: string;
          looked_at?: string | null;
          order_id: string;
          state: string;
        };
        Update: {
          amount_in_paise?: number;
          asked_at?: string;
          changed_at?: string;
          created_at?: string;
          failure?: string | null;
          id?: string;
          looked_at?: string | null;
          order_id?: string;
          state?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'refunds_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'payments';
            referencedColumns: ['order_id'];
          },
        ];
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
      retention_runs: {
        Row: {
          day: string;
          ran_at: string;
          removed: number;
          what: string;
        };
        Insert: {
          day?: string;
          ran_at?: string;
          removed: number;
          what: string;
        };
        Update: {
          day?: string;
          ran_at?: string;
          removed?: number;
          what?: string;
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
          search_text: string;
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
          search_text?: string;
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
          search_text?: string;
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
      site_build: {
        Row: {
          asked_at: string | null;
          failed_since: string | null;
          failures: number;
          id: number;
          is_running: boolean;
          not_before: string;
          problem: string | null;
          wanted_at: string | null;
        };
        Insert: {
          asked_at?: string | null;
          failed_since?: string | null;
          failures?: number;
          id?: number;
          is_running?: boolean;
          not_before?: string;
          problem?: string | null;
          wanted_at?: string | null;
        };
        Update: {
          asked_at?: string | null;
          failed_since?: string | null;
          failures?: number;
          id?: number;
          is_running?: boolean;
          not_before?: string;
          problem?: string | null;
          wanted_at?: string | null;
        };
        Relationships: [];
      };
      task_submissions: {
        Row: {
          answer: string | null;
          comment: string | null;
          created_at: string;
          file_base64: string | null;
          file_name: string | null;
          file_size: number | null;
          file_type: string | null;
          id: string;
          lesson_id: string;
          marked_at: string | null;
          points: number[] | null;
          rubric: Json | null;
          user_id: string;
        };
        Insert: {
          answer?: string | null;
          comment?: string | null;
          created_at?: string;
          file_base64?: string | null;
          file_name?: string | null;
          file_size?: number | null;
          file_type?: string | null;
          id?: string;
          lesson_id: string;
          marked_at?: string | null;
          points?: number[] | null;
          rubric?: Json | null;
          user_id?: string;
        };
        Update: {
          answer?: string | null;
          comment?: string | null;
          created_at?: string;
          file_base64?: string | null;
          file_name?: string | null;
          file_size?: number | null;
          file_type?: string | null;
          id?: string;
          lesson_id?: string;
          marked_at?: string | null;
          points?: number[] | null;
          rubric?: Json | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'task_submissions_lesson_id_fkey';
            columns: ['lesson_id'];
            isOneToOne: false;
            referencedRelation: 'lessons';
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
          attempts: number | null;
          collegename: string | null;
          contactperson: string | null;
          created_at: string | null;
          email: string | null;
          fullname: string | null;
          goal: string | null;
          guardian_email: string | null;
          guardian_name: string | null;
          id: string | null;
          inquiry_id: string | null;
          institutionname: string | null;
          mentorshiptype: string | null;
          name: string | null;
          next_date: string | null;
          note: string | null;
          noted_at: string | null;
          noted_on: string | null;
          order_id: string | null;
          own_note: string | null;
          payment_status: string | null;
          phone: string | null;
          preferredmode: string | null;
          search_text: string | null;
          sessiondate: string | null;
          status: string | null;
          studentcount: number | null;
          type: string | null;
          under_18: boolean | null;
        };
        Relationships: [];
      };
      inquiry_attempts: {
        Row: {
          additionaldetails: string | null;
          attempts: number | null;
          collegename: string | null;
          contactperson: string | null;
          created_at: string | null;
          email: string | null;
          fullname: string | null;
          goal: string | null;
          guardian_email: string | null;
          guardian_name: string | null;
          id: string | null;
          inquiry_id: string | null;
          institutionname: string | null;
          mentorshiptype: string | null;
          name: string | null;
          next_date: string | null;
          note: string | null;
          noted_at: string | null;
          noted_on: string | null;
          order_id: string | null;
          own_note: string | null;
          payment_status: string | null;
          phone: string | null;
          preferredmode: string | null;
          search_text: string | null;
          sessiondate: string | null;
          status: string | null;
          studentcount: number | null;
          type: string | null;
          under_18: boolean | null;
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
      answer_quiz: {
        Args: { lesson_id: string; answers: Json };
        Returns: Json;
      };
      applied_migrations: {
        Args: Record<never, never>;
        Returns: string[];
      };
      build_failed: {
        Args: { problem: string; schedule: Json };
        Returns: undefined;
      };
      cancel_session: {
        Args: { order_id: string };
        Returns: string;
      };
      change_as_mentor: {
        Args: { booking_id: string; action: string; starts_at?: string | null; seen_status?: string | null; seen_start?: string | null };
        Returns: string;
      };
      change_rules: {
        Args: Record<never, never>;
        Returns: Json;
      };
      changes_since: {
        Args: { moment: string };
        Returns: Database['public']['CompositeTypes']['site_change'][];
      };
      choose_time: {
        Args: { order_id: string; starts_at: string };
        Returns: string;
      };
      claim_build: {
        Args: { built_at: string; schedule: Json };
        Returns: boolean;
      };
      claim_course: {
        Args: Record<never, never>;
        Returns: number;
      };
      claim_outbox: {
        Args: { batch: number };
        Returns: Database['public']['Tables']['outbox']['Row'][];
      };
      claim_phone_messages: {
        Args: { batch: number };
        Returns: Database['public']['Tables']['phone_messages']['Row'][];
      };
      course_figures: {
        Args: { course_id: string };
        Returns: Database['public']['CompositeTypes']['course_figures'];
      };
      course_inbox: {
        Args: Record<never, never>;
        Returns: Json;
      };
      course_inbox_count: {
        Args: Record<never, never>;
        Returns: number;
      };
      course_learners: {
        Args: { course_id: string; only_unopened?: boolean | null; before?: string | null; before_id?: string | null; search?: string | null };
        Returns: Database['public']['CompositeTypes']['course_learner'][];
      };
      dashboard_figures: {
        Args: { weeks?: number | null };
        Returns: Json;
      };
      data_of_request: {
        Args: { id: string };
        Returns: Json;
      };
      delete_inquiry: {
        Args: { inquiry_id: string };
        Returns: number;
      };
      delete_own_account: {
        Args: Record<never, never>;
        Returns: undefined;
      };
      earlier_payments: {
        Args: { mentorshiptype: string; customer_email: string; customer_phone: string };
        Returns: Database['public']['Tables']['payments']['Row'][];
      };
      end_enrolment: {
        Args: { id: string };
        Returns: boolean;
      };
      end_refund_request: {
        Args: { order_id: string };
        Returns: undefined;
      };
      erase_request: {
        Args: { id: string };
        Returns: boolean;
      };
      finish_sessions: {
        Args: Record<never, never>;
        Returns: number;
      };
      forget_deleted_submissions: {
        Args: Record<never, never>;
        Returns: number;
      };
      forget_old_rows: {
        Args: { what: string; keep: unknown; batch?: number | null };
        Returns: number;
      };
      free_slots: {
        Args: { from_moment: string; to_moment: string };
        Returns: string[];
      };
      give_course: {
        Args: { course_id: string; email: string };
        Returns: string;
      };
      give_human_pass: {
        Args: { submission_id: string };
        Returns: undefined;
      };
      grievance_receipt: {
        Args: { id: string };
        Returns: Json;
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
      lesson_page: {
        Args: { course: string; lesson: string };
        Returns: Json;
      };
      lesson_work: {
        Args: { lesson_id: string };
        Returns: Json;
      };
      list_reviews: {
        Args: { with_rating?: number | null; with_designation?: string | null; in_order?: string | null; after_rating?: number | null; after_created_at?: string | null; after_id?: string | null };
        Returns: Database['public']['CompositeTypes']['listed_review'][];
      };
      mark_submission: {
        Args: { id: string; points: number[]; rubric?: Json | null; comment?: string | null };
        Returns: boolean;
      };
      move_order: {
        Args: { order_id: string; email: string };
        Returns: string;
      };
      open_order: {
        Args: { order_id: string; amount: number; mentorshiptype: string; customer_name: string; customer_email: string; customer_phone: string; provider: string; livemode: boolean; expires_at: string; orders_per_hour: number; unpaid_per_hour: number; submission_id?: string | null; buyer_key_hash?: string | null; network_hash?: string | null; guardian_name?: string | null; guardian_email?: string | null };
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
      own_consents: {
        Args: Record<never, never>;
        Returns: Database['public']['Tables']['consents']['Row'][];
      };
      own_courses: {
        Args: Record<never, never>;
        Returns: Database['public']['CompositeTypes']['own_course'][];
      };
      own_payments: {
        Args: Record<never, never>;
        Returns: Database['public']['CompositeTypes']['own_payment'][];
      };
      own_records: {
        Args: Record<never, never>;
        Returns: Json;
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
      postpone_mails: {
        Args: { ids: string[]; quota: string };
        Returns: undefined;
      };
      queue_mentor_news: {
        Args: Record<never, never>;
        Returns: undefined;
      };
      quiz_with_keys: {
        Args: { lesson_id: string };
        Returns: Json;
      };
      record_dispute: {
        Args: { dispute_id: string; order_id: string; state: string; amount_in_paise: number; currency: string; reason: string; told_at: string; event_type: string; livemode?: boolean | null; event_id?: string | null; payment_id?: string | null; answer_by?: string | null };
        Returns: string;
      };
      record_payment_event: {
        Args: { event_type: string; order_id: string; new_status: string; event_id?: string | null; session_id?: string | null; payment_id?: string | null; amount_in_paise?: number | null; currency?: string | null; livemode?: boolean | null };
        Returns: string;
      };
      record_refund: {
        Args: { refund_id: string; order_id: string; state: string; amount_in_paise: number; currency: string; event_type: string; livemode?: boolean | null; event_id?: string | null; payment_id?: string | null; failure?: string | null };
        Returns: string;
      };
      record_refund_by_hand: {
        Args: { refund_id: string };
        Returns: undefined;
      };
      request_build: {
        Args: { at_once: boolean };
        Returns: undefined;
      };
      request_own_data: {
        Args: { email: string };
        Returns: undefined;
      };
      request_refund: {
        Args: { order_id: string };
        Returns: Database['public']['CompositeTypes']['refund_request'][];
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
      save_progress: {
        Args: { lesson_id: string; place: number; seconds_ago?: number | null; is_completed?: boolean | null };
        Returns: boolean;
      };
      save_quiz: {
        Args: { lesson_id: string; quiz: Json };
        Returns: undefined;
      };
      save_schedule: {
        Args: { hours: Json; rules_seen: Json; rules: Json };
        Returns: Json;
      };
      set_human_check: {
        Args: { is_on: boolean };
        Returns: undefined;
      };
      signed_in_recently: {
        Args: Record<never, never>;
        Returns: boolean;
      };
      sort_lessons: {
        Args: { module_id: string; lesson_ids: string[]; seen: Json };
        Returns: boolean;
      };
      sort_modules: {
        Args: { module_ids: string[]; seen: string[] };
        Returns: boolean;
      };
      stop_consent: {
        Args: { consent_id: string };
        Returns: boolean;
      };
      stop_phone_messages_of: {
        Args: { order_id: string };
        Returns: undefined;
      };
      today_in_india: {
        Args: Record<never, never>;
        Returns: string;
      };
      todays_work: {
        Args: Record<never, never>;
        Returns: Database['public']['CompositeTypes']['today_entry'][];
      };
      unclaimed_orders: {
        Args: { course_id: string };
        Returns: Database['public']['CompositeTypes']['unclaimed_order'][];
      };
      waiting_work: {
        Args: Record<never, never>;
        Returns: Json;
      };
      want_phone_messages: {
        Args: { order_id: string; notice_version: string };
        Returns: boolean;
      };
      withdraw_consent: {
        Args: { consent_id: string };
        Returns: boolean;
      };
    };
    Enums: Record<never, never>;
    CompositeTypes: {
      course_access: {
        ended_at: string;
        is_learner: boolean;
        started_at: string;
        was_refunded: boolean;
      };
      course_figures: {
        finished_count: number;
        learner_count: number;
        unopened_count: number;
      };
      course_learner: {
        can_be_ended: boolean;
        completed_count: number;
        email: string;
        ended_at: string;
        enrolment_id: string;
        included_in: string;
        name: string;
        opened_at: string;
        order_id: string;
        seen_at: string;
        source: string;
        started_at: string;
        under_18: boolean;
        user_id: string;
      };
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
        opens_by_order: boolean;
        order_id: string;
        starts_at: string;
        status: string;
      };
      own_course: {
        completed_count: number;
        ended_at: string;
        finished_at: string;
        first_slug: string;
        lesson_count: number;
        mentorshiptype: string;
        next_is_begun: boolean;
        next_slug: string;
        next_title: string;
        next_video_minutes: number;
        next_word_count: number;
        slug: string;
        started_at: string;
        title: string;
        was_refunded: boolean;
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
        refund_state: string;
        returned_in_paise: number;
      };
      payment_history_entry: {
        amount_in_paise: number;
        detail: string;
        happened_at: string;
        kind: string;
        outcome: string;
      };
      payment_issue: {
        amount: number;
        attempts: number;
        buyer: string;
        detail: string;
        due_at: string;
        happened_at: string;
        id: string;
        kind: string;
        provider: string;
        subject: string;
      };
      payment_month: {
        livemode: boolean;
        month: string;
        paid: number;
        received_in_paise: number;
        refunded: number;
        returned_in_paise: number;
      };
      payment_result: {
        amount: number;
        mentorshiptype: string;
        order_id: string;
        paid_at: string;
        payment_status: string;
        refund_state: string;
        returned_in_paise: number;
      };
      refund_request: {
        amount_in_paise: number;
        idempotency_key: string;
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
      today_entry: {
        begins: string;
        id: string;
        kind: string;
        mentorshiptype: string;
        name: string;
        people: number;
        questions: number;
        resumes: number;
      };
      unclaimed_order: {
        customer_email: string;
        customer_name: string;
        customer_phone: string;
        order_id: string;
        paid_at: string;
      };
    };
  };
};
