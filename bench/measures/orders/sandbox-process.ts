import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../../../apps/sandbox/src/main.ts", import.meta.url));
const hooks = fileURLToPath(new URL("../../../tools/launch/tsx-hooks.ts", import.meta.url));

export interface SandboxProcess {
  url: string;
  smtpPort: number;
  stop(): void;
}

/** Starts the simulated card provider and mail server in a process of their own, as a shop's real ones are. */
export async function startSandboxProcess(): Promise<SandboxProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ["--import", hooks, main], {
    env: { ...process.env, SANDBOX_PORT: String(port), SANDBOX_URL: url, SMTP_PORT: "0", HOST: "127.0.0.1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  process.once("exit", () => child.kill());
  const said = await new Promise<string>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`the sandbox ended with ${code}`)));
    child.stdout.once("data", (line: Buffer) => resolve(line.toString()));
  });
  const [, smtpPort] = /SMTP on port (\d+)/.exec(said) ?? [];
  if (!smtpPort) throw new Error(`the sandbox said: ${said}`);
  return { url, smtpPort: Number(smtpPort), stop: () => void child.kill() };
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
