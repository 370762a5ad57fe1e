import { spawn, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export interface Certificate {
  certificate: string;
  key: string;
}

/** Makes a certificate for localhost that signs itself. @returns the paths of its files */
export function makeCertificate(folder: string): Certificate {
  const [certificate, key] = [join(folder, "certificate.pem"), join(folder, "key.pem")];
  const made = spawnSync(
    "openssl",
    [
      "req",
      "-x509",
      "-newkey",
      "rsa:2048",
      "-nodes",
      "-days",
      "2",
      "-subj",
      "/CN=localhost",
      "-addext",
      "subjectAltName=DNS:localhost",
      "-keyout",
      key,
      "-out",
      certificate,
    ],
    { encoding: "utf8" },
  );
  if (made.status !== 0) throw new Error(made.stderr);
  return { certificate, key };
}

/** Runs nginx with the documented configuration; only name, ports and certificate are replaced. @returns a function that stops it */
export function startProxy(
  folder: string,
  documented: string,
  { certificate, key }: Certificate,
  ports: { http: number; https: number; shop: number },
): () => void {
  const site = readFileSync(documented, "utf8")
    .replaceAll("shop.example.com;", "localhost;")
    .replace(/ssl_certificate\s+.*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key\s+.*;/, `ssl_certificate_key ${key};`)
    .replace("listen 80;", `listen 127.0.0.1:${ports.http};`)
    .replace("listen 443 ssl", `listen 127.0.0.1:${ports.https} ssl`)
    .replace("127.0.0.1:3000", `127.0.0.1:${ports.shop}`);
  const configuration = join(folder, "nginx.conf");
  writeFileSync(
    configuration,
    `pid ${folder}/nginx.pid;\nerror_log ${folder}/nginx.log;\nevents {}\nhttp {\naccess_log off;\nclient_body_temp_path ${folder}/body;\nproxy_temp_path ${folder}/proxy;\nfastcgi_temp_path ${folder}/f;\nuwsgi_temp_path ${folder}/u;\nscgi_temp_path ${folder}/s;\n${site}\n}\n`,
  );
  const child = spawn("nginx", ["-c", configuration, "-g", "daemon off;"], { stdio: "inherit" });
  return () => void child.kill("SIGQUIT");
}
