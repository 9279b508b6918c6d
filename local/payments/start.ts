import { type Handler, listen } from './http.ts';

/** The parts of an emulator that know their address. */
export interface Assembled<Control> {
  control: Control;
  handle: Handler;
  stop(): Promise<void>;
}

export interface RunningEmulator<Control> {
  /** Serves the API (/v1/...), the hosted page (/pay/...) and the switches (/_control/...). */
  url: string;
  control: Control;
  /** Cancels what is under way; with a state file, the next start delivers it. */
  close(): Promise<void>;
}

export interface EmulatorOptions {
  /** 0 or nothing: any free one. With a state file use a fixed one, or links given out before break. */
  port?: number;
  webhookUrl: string;
  webhookSecret: string;
  /** Keeps pages, events and idempotency keys over a restart; without it they live in memory. */
  stateFile?: string;
  /** Milliseconds between the attempts to deliver a webhook; one more attempt than pauses. */
  webhookRetryPauses?: readonly number[];
}

/** Listens on 127.0.0.1 first, because all parts need to know the address. */
export async function startEmulator<Control>(
  port: number,
  assemble: (baseUrl: string) => Promise<Assembled<Control>>,
): Promise<RunningEmulator<Control>> {
  const starting = Promise.withResolvers<Handler>();
  const listener = await listen(port, async (call) => (await starting.promise)(call));
  try {
    const parts = await assemble(listener.url);
    starting.resolve(parts.handle);
    let closing: Promise<void> | undefined;
    return {
      url: listener.url,
      control: parts.control,
      close: () => (closing ??= listener.close().then(parts.stop)),
    };
  } catch (error) {
    await listener.close();
    throw error;
  }
}

/** Each address has its first folder: the API, the switches, and for people the rest. */
export const byAddress =
  (api: Handler, control: Handler, page: Handler): Handler =>
  (call) => {
    if (call.path.startsWith('/v1/')) return api(call);
    return call.path.startsWith('/_control/') ? control(call) : page(call);
  };
