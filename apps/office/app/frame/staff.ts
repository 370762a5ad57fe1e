import type { StaffRight } from "@azulejo/contract";
import type { OfficeStaff } from "@azulejo/contract/areas/office.ts";
import { redirect, useRouteLoaderData } from "react-router";
import { callOffice } from "../call/call-office.ts";
import { orSignIn, pathLeadingBack } from "../call/load.ts";
import { setShopZone } from "../i18n/shop-clock.ts";

let reading: Promise<OfficeStaff> | null = null;

/** Returns the signed-in staff member, read once; redirects others to the sign-in page. */
export function readStaff(request: Request): Promise<OfficeStaff> {
  // Without the request's signal, because canceling one navigation must not cancel the read for all others.
  reading ??= callOffice("session", {}).then(
    (staff) => {
      setShopZone(staff.timezone);
      return staff;
    },
    (error: unknown) => {
      reading = null;
      throw error;
    },
  );
  // Each caller gets its own redirect, because the router modifies the one that it follows.
  return orSignIn(reading, request);
}

/** Returns the signed-in staff member; redirects staff who lack the second factor that the shop requires to the page where they add it. */
export async function readEnrolledStaff(request: Request): Promise<OfficeStaff> {
  const staff = await readStaff(request);
  if (staff.mustAddSecondFactor) throw redirect(pathLeadingBack("/second-factor", request.url));
  return staff;
}

/** Makes the next call read the signed-in staff member again. */
export function forgetStaff(): void {
  reading = null;
}

export const FRAME_ROUTE = "frame";

/** Returns the signed-in staff member; only inside the frame. */
export function useStaff(): OfficeStaff {
  const staff = useRouteLoaderData<OfficeStaff>(FRAME_ROUTE);
  if (!staff) throw new Error("nobody is signed in outside the frame");
  return staff;
}

/** Returns whether the user works in all stores; others are refused actions that affect all stores. */
export const useAllStores = (): boolean => useStaff().stores === null;

export function useMay(): (right: StaffRight) => boolean {
  const { rights } = useStaff();
  return (right) => rights.includes(right);
}
