/**
 * Answers what Resend says of the account's domains (resend.com/docs/api-reference/domains): the one that mails are sent from,
 * verified.
 */
export function respondFromDomains(
  request: Request,
  { apiKey, from }: { apiKey: string; from: string },
): Response {
  if (request.headers.get('authorization') !== `Bearer ${apiKey}`) {
    return Response.json(
      { statusCode: 401, name: 'invalid_api_key', message: 'API key is invalid' },
      { status: 401 },
    );
  }
  const domain = {
    id: '00000000-0000-4000-8000-000000000001',
    name: /@([^>]+)/.exec(from)?.[1] ?? '',
    status: 'verified',
    region: 'us-east-1',
  };
  const [, id] = /^\/domains\/([^/]+)$/.exec(new URL(request.url).pathname) ?? [];
  if (id === undefined) return Response.json({ object: 'list', data: [domain] });
  const records = ['SPF', 'DKIM'].map((record) => ({ record, status: 'verified' }));
  return Response.json({ object: 'domain', ...domain, records });
}
