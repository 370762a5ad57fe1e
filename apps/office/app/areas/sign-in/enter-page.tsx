import { redirect } from "react-router";
import { CallRefused } from "../../call/call-failures.ts";
import { callOffice } from "../../call/call-office.ts";
import { forgetStaff } from "../../frame/staff.ts";

/** Opens the session that another storefront's office has prepared. Its ticket is after the hash, which browsers don't send to servers. */
export async function loader(): Promise<Response> {
  try {
    await callOffice("enterStorefront", { ticket: location.hash.slice(1) });
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    return redirect("/signin");
  }
  forgetStaff();
  return redirect("/");
}

export const Component = () => null;
