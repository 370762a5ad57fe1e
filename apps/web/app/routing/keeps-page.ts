// @bundle shell
import type { ShouldRevalidateFunctionArgs } from "react-router";

/** For pages that show nothing of the bag: a form that adds to it without leaving the page leaves the page's data as it is. */
export const keepsPage = ({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  /\/shoppingbag(?:[/?]|$)/.test(formAction ?? "") ? false : defaultShouldRevalidate;
