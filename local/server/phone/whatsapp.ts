import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import {
  brokenParameter,
  invalidParameter,
  invalidToken,
  invalidValue,
  missingParameter,
  Refusal,
  refusalAnswer,
  serviceDown,
  unknownObject,
  unknownTemplate,
  wrongCount,
} from './refusals.ts';
import { filled, parametersOf, templateLanguage, templates } from './templates.ts';

export interface PhoneMessage {
  id: string;
  createdAt: string;
  to: string;
  template: string;
  /** What the phone shows. */
  text: string;
}

export interface WhatsApp {
  /** Answers `POST /v{version}/{phone number id}/messages` as the Cloud API does, and keeps what it accepted. */
  send(request: Request): Promise<Response>;
  /** Newest first; with `to`, only those to this number. */
  list(to?: string): PhoneMessage[];
  /** Lets the next `count` messages fail, as if the service were down. */
  refuseNext(count: number): void;
  clear(): void;
}

export const isForWhatsApp = (pathname: string) => /^\/v\d+\.\d+\/[^/]+\/messages$/.test(pathname);

const keepAtMost = 500;

// developers.facebook.com/docs/whatsapp/cloud-api/reference/messages
const messageSchema = z.object({
  messaging_product: z.literal('whatsapp'),
  to: z.string().check(z.minLength(1)),
  type: z.literal('template'),
  template: z.object({
    name: z.string(),
    language: z.object({ code: z.string() }),
    components: z.array(
      z.object({
        type: z.literal('body'),
        parameters: z.array(z.object({ type: z.literal('text'), text: z.string() })),
      }),
    ),
  }),
});

/** Stands in for WhatsApp's Cloud API; the templates are those of the mentor's account. */
export function createWhatsApp(keys: { token: string; phoneId: string }): WhatsApp {
  let messages: PhoneMessage[] = [];
  let refusals = 0;

  return {
    send: async (request) => {
      try {
        checkCaller(request, keys);
        if (refusals > 0) {
          refusals -= 1;
          throw serviceDown();
        }
        const message = await readMessage(request);
        messages = [message, ...messages].slice(0, keepAtMost);
        return Response.json({
          messaging_product: 'whatsapp',
          contacts: [{ input: message.to, wa_id: digitsOf(message.to) }],
          messages: [{ id: message.id, message_status: 'accepted' }],
        });
      } catch (error) {
        if (error instanceof Refusal) return refusalAnswer(error);
        throw error;
      }
    },
    list: (to) =>
      to === undefined
        ? messages
        : messages.filter((message) => digitsOf(message.to) === digitsOf(to)),
    refuseNext: (count) => {
      refusals = count;
    },
    clear: () => {
      messages = [];
    },
  };
}

function checkCaller(request: Request, { token, phoneId }: { token: string; phoneId: string }) {
  if (request.headers.get('authorization') !== `Bearer ${token}`) throw invalidToken();
  const [, , id = ''] = new URL(request.url).pathname.split('/');
  if (id !== phoneId) throw unknownObject(id);
}

async function readMessage(request: Request): Promise<PhoneMessage> {
  const body: unknown = await request.json().catch(() => undefined);
  const { data, error } = messageSchema.safeParse(body);
  if (!data) throw invalidParameter(error.issues[0]?.path.join('.') ?? 'body');
  const { to, template } = data;
  // With or without the plus sign, and never without the country: .../cloud-api/reference/messages, "Phone numbers".
  if (!/^\+?[1-9]\d{9,14}$/.test(to)) throw invalidValue('to is not a phone number');
  const { name, language, components } = template;
  const text = Object.hasOwn(templates, name) ? templates[name] : undefined;
  if (text === undefined || language.code !== templateLanguage) {
    throw unknownTemplate(name, language.code);
  }
  const parameters = components.flatMap((component) =>
    component.parameters.map(({ text }) => text),
  );
  if (parameters.length !== parametersOf(text)) {
    throw wrongCount(parameters.length, parametersOf(text));
  }
  if (parameters.includes('')) throw missingParameter('a parameter of type text has no value');
  if (parameters.some((value) => /[\n\r\t]| {5}/.test(value))) throw brokenParameter();
  return {
    id: `wamid.${randomUUID()}`,
    createdAt: new Date().toISOString(),
    to,
    template: name,
    text: filled(text, parameters),
  };
}

const digitsOf = (number: string) => number.replace(/\D/g, '');
