import type { office } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { endSessionsOfOwner } from "../../../session/session.repository.ts";
import { recordAct } from "../../audit/index.ts";
import { changeStaffing } from "../change-staffing.ts";
import { requireChangeable } from "../members/change-member.ts";
import { deleteFactors } from "./delete-factors.ts";

export const resetSecondFactor: Verb<typeof office.resetStaffSecondFactor> = (context, { staffId }) =>
  changeStaffing(context, async (inside, own) => {
    const { email } = await requireChangeable(inside, own, staffId);
    await deleteFactors(inside.query, staffId);
    await endSessionsOfOwner(inside.query, { staffId }, "second factor reset", inside.now());
    await recordAct(inside, { kind: "staff.second_factor_reset", subject: "staff", no: email, after: { secondFactor: false } });
    return { done: true as const };
  });
