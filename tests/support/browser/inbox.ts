/** A mail as the inbox keeps it. */
export interface Mail {
  id: string;
  to: string[];
  subject: string;
  html: string;
  text: string | null;
  attachments: { filename: string; content: string; contentType?: string }[];
}

export interface InboxReader {
  url: string;
  /** Newest first; with `to`, only those to this address. */
  messages(to?: string): Promise<Mail[]>;
}

export const readInbox = (url: string): InboxReader => ({
  url,
  async messages(to) {
    const address = new URL('/messages', url);
    if (to) address.searchParams.set('to', to);
    const response = await fetch(address);
    if (!response.ok) throw new Error(`The inbox answered ${response.status}`);
    return (await response.json()) as Mail[];
  },
});
