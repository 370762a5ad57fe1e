import { describe, expect, it } from "vitest";
import { explainStartFailure } from "./start-failure.ts";

const places = {
  port: 3000,
  host: "127.0.0.1",
  database: { url: "postgres://shop:secret@db.test:5432/azulejo", dataDir: "/srv/shop" },
  sandbox: { port: 3001, smtpPort: 2525 },
  metricsPort: 9100,
};
const failure = (fields: object) => Object.assign(new Error("the library's own words"), fields);

describe("a failed start", () => {
  it.each([
    [{ code: "EADDRINUSE", syscall: "listen", port: 3000 }, /^Port 3000 is in use.* set PORT /],
    [{ code: "EADDRINUSE", syscall: "listen", port: 3001 }, /SANDBOX_PORT/],
    [{ code: "EADDRINUSE", syscall: "listen", port: 2525 }, /SMTP_PORT/],
    [{ code: "EADDRINUSE", syscall: "listen", port: 9100 }, /METRICS_PORT/],
    [{ code: "EACCES", syscall: "listen", port: 80 }, /may not listen on port 80/],
    [{ code: "EADDRNOTAVAIL", syscall: "listen", port: 3000 }, /does not have the address 127\.0\.0\.1/],
    [{ code: "ECONNREFUSED", syscall: "connect" }, /^The database at db\.test:5432 does not answer/],
    [{ code: "28P01" }, /refuses the user shop/],
    [{ code: "3D000" }, /createdb azulejo/],
    [{ code: "42501" }, /alter database azulejo owner to shop/],
    [{ code: "ENOSPC", path: "/srv/shop/x" }, /^The disk that holds \/srv\/shop\/x is full/],
    [{ code: "EACCES", syscall: "mkdir", path: "/srv/shop" }, /^This user may not write to \/srv\/shop/],
    [{ code: "EEXIST", syscall: "mkdir", path: "/srv/shop" }, /^\/srv\/shop is not a folder/],
    [{ code: "EROFS", syscall: "open" }, /^This user may not write to \/srv\/shop/],
  ])("with %o is explained", (fields, sentence) => {
    const explained = explainStartFailure(failure(fields), places);
    expect(explained).toMatch(sentence);
    expect(explained).not.toMatch(/secret|library/);
  });

  it("that is unexpected keeps its stack", () => {
    expect(explainStartFailure(new TypeError("x is not a function"), places)).toBeNull();
    expect(
      explainStartFailure(failure({ code: "ECONNREFUSED" }), { ...places, database: { url: undefined, dataDir: ".data" } }),
    ).toBeNull();
  });
});
