import type { StaffRight } from "@azulejo/contract";
import type { OfficeStaff } from "@azulejo/contract/areas/office.ts";
import { redirect, useRouteLoaderData } from "react-router";
import { callOffice } from "../call/call-office.ts";
import { orSignIn, pathLeadingBack } from "../call/load.ts";
import { setShopZone } from "../i18n/shop-clock.ts";

let reading: Promise<OfficeStaff> | null = null;

/** Returns who is signed in, read once; sends whoever isn't to the sign-in page. */
export function readStaff(request: Request): Promise<OfficeStaff> {
  // Without the request's signal: a navigation that is given up must not end the read for all others.
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
  // Each reader gets a redirect of its own, because the router changes the one that it follows.
  return orSignIn(reading, request);
}

/** Returns who is signed in; sends staff who lack the second factor that the shop requires to where they add it. */
export async function readEnrolledStaff(request: Request): Promise<OfficeStaff> {
  const staff = await readStaff(request);
  if (staff.mustAddSecondFactor) throw redirect(pathLeadingBack("/second-factor", request.url));
  return staff;
}

/** Reads again who is signed in the next time. */
export function forgetStaff(): void {
  reading = null;
}

export const FRAME_ROUTE = "frame";

/** Returns the signed-in staff member; only below the frame. */
export function useStaff(): OfficeStaff {
  const staff = useRouteLoaderData<OfficeStaff>(FRAME_ROUTE);
  if (!staff) throw new Error("nobody is signed in outside the frame");
  return staff;
}

/** Whether the reader works in every store; others are refused what covers all of them. */
export const useAllStores = (): boolean => useStaff().stores === null;

export function useMay(): (right: StaffRight) => boolean {
  const { rights } = useStaff();
  return (right) => rights.includes(right);
}
