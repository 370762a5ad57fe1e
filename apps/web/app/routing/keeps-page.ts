// @bundle shell
import type { ShouldRevalidateFunctionArgs } from "react-router";

/** For pages that show nothing of the bag: a form that adds to the bag without leaving the page doesn't reload the page's data. */
export const keepsPage = ({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  /\/shoppingbag(?:[/?]|$)/.test(formAction ?? "") ? false : defaultShouldRevalidate;
