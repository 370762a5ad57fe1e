import type { OfficeRedirect } from "@azulejo/contract/areas/office/content/redirects.ts";
import { ImportError, type Problem } from "../../catalog/index.ts";
import { isHome, isSamePath, type RedirectList, redirectFault, toEntry, traceRedirect } from "../../content/index.ts";
import type { RedirectRecord } from "../records/redirects.rules.ts";
import type { Run, Writer } from "./run.ts";

const TAKEN = "leads elsewhere in the shop already; change it there";

/** Redirects from old addresses, in the content system, where staff change them under Content. */
export const redirects: Writer<"redirect"> = {
  async check(run, changes) {
    const stored = await listOf(run).read();
    const fresh = changes.map(({ record }) => record);
    const earlier = [...run.accepted.redirect.values()];
    const all = [
      ...stored.filter(({ from }) => !fresh.some((one) => isSamePath(one.from, from))),
      ...(run.isCheck ? earlier : []),
      ...fresh,
    ].map(toEntry);
    const faultOf = ({ from, to, status }: RedirectRecord, recordId: number | null): [column: string, reason: string] | null => {
      if (isHome(from)) return ["from", "is the home page"];
      const known = stored.find((one) => isSamePath(one.from, from));
      if (known && known.id !== recordId && !isSame(known, { to, status })) return ["from", TAKEN];
      const fault = redirectFault(toEntry({ from, to, status }), []);
      if (fault === "path") return ["from", "is no path of the site such as /old/page"];
      if (fault === "target") return ["to", "is neither a path nor an https address, or takes a rest that from does not give"];
      const isLoop = fault === "loop" || traceRedirect(from.replace(/\*$/, "-"), all).isLoop;
      return isLoop ? ["to", "leads back to from"] : null;
    };
    return changes.flatMap(({ record, recordId }): Problem[] => {
      const fault = faultOf(record, recordId);
      return fault ? [{ line: record.line, column: fault[0], reason: fault[1], value: fault[0] === "to" ? record.to : record.from }] : [];
    });
  },
  async write(run, changes) {
    const list = listOf(run);
    const stored = await list.read();
    const ids: number[] = [];
    for (const { record } of changes) {
      const { from, to, status } = record;
      // A redirect that staff deleted is written anew.
      const known = stored.find((one) => isSamePath(one.from, from));
      ids.push(known && isSame(known, record) ? known.id : await list.write(known?.id ?? null, { from, to, status }));
    }
    return ids;
  },
};

type Target = Pick<OfficeRedirect, "to" | "status">;
const isSame = (one: Target, other: Target): boolean => one.to === other.to && one.status === other.status;

function listOf({ redirects: list }: Run): RedirectList {
  if (!list) throw new ImportError("redirects.csv needs the shop's content system. Start the shop, or take the file out of the folder.");
  return list;
}
