import type { AddressInfo } from "node:net";
import type { SMTPServerDataStream, SMTPServerSession } from "smtp-server";
import { SMTPServer } from "smtp-server";
import type { SandboxLogger } from "../logger.ts";
import type { Certificate } from "./certificate.ts";
import type { Mailbox } from "./mailbox.ts";

/** Maximum size of a message. */
export const MAX_MESSAGE_BYTES = 10 * 1024 * 1024;

/** A running SMTP server. */
export interface SmtpListener {
  port: number;
  close(): Promise<void>;
}

function tooLarge(): Error {
  return Object.assign(new Error("Message exceeds the size limit of 10 MB"), { responseCode: 552 });
}

async function readMessage(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Reads the rest, because the client reads the refusal only after sending everything.
    if (size <= MAX_MESSAGE_BYTES) chunks.push(chunk);
  }
  if (stream.sizeExceeded || size > MAX_MESSAGE_BYTES) throw tooLarge();
  return Buffer.concat(chunks);
}

async function takeIn(box: Mailbox, stream: SMTPServerDataStream, session: SMTPServerSession): Promise<string> {
  const raw = await readMessage(stream);
  const { mailFrom, rcptTo } = session.envelope;
  const from = mailFrom ? mailFrom.address : "";
  const mail = await box.receive(raw, { from, to: rcptTo.map(({ address }) => address) });
  return `Kept as ${mail.id}`;
}

function serverFor(box: Mailbox, certificate: Certificate, logger: SandboxLogger): SMTPServer {
  const server = new SMTPServer({
    ...certificate,
    name: "sandbox.azulejo",
    banner: "Azulejo sandbox mail",
    size: MAX_MESSAGE_BYTES,
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    // Accepts any name and password, because no mail leaves the machine.
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? "anyone" }),
    onData: (stream, session, done) => {
      takeIn(box, stream, session).then(
        (text) => done(null, text),
        (error: Error) => done(error),
      );
    },
  });
  server.on("error", (error: Error) => logger.warn({ error: error.message }, "sandbox SMTP error"));
  return server;
}

function closing(server: SMTPServer): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}

/** Starts an SMTP server with STARTTLS; port 0 picks a free one. */
export async function listenForMail(
  box: Mailbox,
  certificate: Certificate,
  address: { host: string; port: number },
  logger: SandboxLogger,
): Promise<SmtpListener> {
  const server = serverFor(box, certificate, logger);
  await new Promise<void>((resolve, reject) => {
    server.server.once("error", reject);
    server.listen(address.port, address.host, () => {
      server.server.off("error", reject);
      resolve();
    });
  });
  const { port } = server.server.address() as AddressInfo;
  return { port, close: () => closing(server) };
}
