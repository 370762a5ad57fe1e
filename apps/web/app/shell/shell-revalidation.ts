import type { ShouldRevalidateFunctionArgs } from "react-router";

/** The shell changes only when a form changes it (my store); moving from page to page does not ask for it again. */
export function shouldRevalidate({ formAction }: ShouldRevalidateFunctionArgs): boolean {
  return formAction?.includes("/_/my-store") ?? false;
}
