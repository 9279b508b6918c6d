/** Something that the Cloud API refuses. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: number;
  readonly details: string;

  constructor(status: number, code: number, title: string, details = title) {
    super(`(#${code}) ${title}`);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

// The numbers, the words and the statuses: developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes

export const invalidToken = () => new Refusal(401, 190, 'Invalid OAuth access token');

/** Graph API says so of an id that does not exist, too: .../docs/graph-api/guides/error-handling */
export const unknownObject = (id: string) =>
  new Refusal(400, 100, 'Unsupported post request', `Object with ID '${id}' does not exist`);

export const invalidParameter = (details: string) =>
  new Refusal(400, 100, 'Invalid parameter', details);

export const missingParameter = (details: string) =>
  new Refusal(400, 131008, 'Required parameter is missing', details);

export const invalidValue = (details: string) =>
  new Refusal(400, 131009, 'Parameter value is not valid', details);

export const wrongCount = (given: number, expected: number) =>
  new Refusal(
    400,
    132000,
    'Number of parameters does not match the expected number of params',
    `body: number of localizable_params (${given}) does not match the expected number of params (${expected})`,
  );

export const unknownTemplate = (name: string, language: string) =>
  new Refusal(
    404,
    132001,
    'Template name does not exist in the translation',
    `template name (${name}) does not exist in ${language}`,
  );

/** As of v23.0; before, 132012 was said. */
export const brokenParameter = () =>
  new Refusal(
    400,
    132018,
    'There’s an issue with the parameters in your template',
    'Param text cannot have new-line/tab characters or more than 4 consecutive spaces',
  );

export const serviceDown = () => new Refusal(503, 2, 'Service temporarily unavailable');

/** developers.facebook.com/docs/graph-api/guides/error-handling */
export const refusalAnswer = ({ status, code, message, details }: Refusal): Response =>
  Response.json(
    {
      error: {
        message,
        type: 'OAuthException',
        code,
        error_data: { messaging_product: 'whatsapp', details },
        fbtrace_id: 'local',
      },
    },
    { status },
  );
