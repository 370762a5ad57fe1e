import { createServer, type Server, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { createSmtpMailer } from "./mailer.ts";

let server: Server | undefined;
afterEach(() => void server?.close());

/** A mail server without TLS. @returns its port, and the commands it received */
async function plainServer(): Promise<{ port: number; heard: string[] }> {
  const heard: string[] = [];
  const opened = createServer((socket: Socket) => {
    let inMail = false;
    socket.on("error", () => {});
    socket.write("220 mail.test\r\n");
    socket.on("data", (bytes) => {
      for (const line of bytes.toString("latin1").split("\r\n").filter(Boolean)) {
        if (!inMail) heard.push(line);
        if (line === ".") inMail = false;
        if (inMail) continue;
        if (line === "DATA") inMail = true;
        socket.write(
          line.startsWith("EHLO")
            ? "250-mail.test\r\n250 AUTH PLAIN\r\n"
            : line === "DATA"
              ? "354 go on\r\n"
              : line === "STARTTLS"
                ? "502 no\r\n"
                : line.startsWith("AUTH")
                  ? "235 in\r\n"
                  : "250 done\r\n",
        );
      }
    });
  });
  server = opened;
  await new Promise<void>((resolve) => opened.listen(0, "0.0.0.0", resolve));
  return { port: (opened.address() as { port: number }).port, heard };
}

const mail = { key: "k", from: "shop@example.test", to: "ana@example.test", subject: "Hello", text: "Hello", html: "<p>Hello</p>" };

/** `0.0.0.0` connects to this machine, but isn't one of its usual addresses. */
const send = async (address: string) => {
  const mailer = createSmtpMailer(address);
  try {
    await mailer.send(mail as never);
  } finally {
    mailer.close();
  }
};

it("gives neither password nor mail to a server on another machine that doesn't encrypt", async () => {
  const { port, heard } = await plainServer();
  await expect(send(`smtp://user:secret@0.0.0.0:${port}`)).rejects.toThrow(/STARTTLS|TLS/);
  expect(heard.join("\n")).not.toMatch(/AUTH|MAIL|RCPT/);
});

it("sends without TLS on this machine, and where the address says so", async () => {
  const { port, heard } = await plainServer();
  await send(`smtp://user:secret@127.0.0.1:${port}`);
  await send(`smtp://user:secret@0.0.0.0:${port}?ignoreTLS=true`);
  expect(heard.filter((line) => line.startsWith("MAIL"))).toHaveLength(2);
});
