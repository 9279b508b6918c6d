/** A cover of 5 MB grows by a third in base64; with the article around it 16 MB is ample. */
const maximumBodyBytes = 16 * 1024 * 1024;

/**
 * Reads the whole body before the request takes its turn, so that a slow sender keeps nobody waiting.
 *
 * Answers 413 for a body that is too large.
 */
export async function bufferRequest(request: Request): Promise<Request | Response> {
  if (!request.body) return request;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > maximumBodyBytes) return refuse(413, 'The request is too large.');
    chunks.push(chunk);
  }
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: new Blob(chunks as BlobPart[]),
  });
}

/** An answer in the shape of the REST service's own errors. */
export function refuse(status: number, message: string): Response {
  return Response.json({ code: String(status), message, details: null, hint: null }, { status });
}
