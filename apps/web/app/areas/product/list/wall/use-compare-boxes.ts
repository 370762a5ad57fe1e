// @bundle cards
import { type RefObject, useEffect } from "react";
import { choose, useCompareChoice } from "../../compare/compare-choice.ts";
import { COMPARE_NAME } from "./card/product-card.tsx";

/** Connects the compare checkboxes of a product grid with the stored choice, which lists and pages share. */
export function useCompareBoxes(wall: RefObject<HTMLElement | null>, products: unknown): void {
  const { itemNos, toggle } = useCompareChoice();
  const boxes = () => wall.current?.querySelectorAll<HTMLInputElement>(`input[name=${COMPARE_NAME}]`) ?? [];
  // Some may have been ticked before this code had come.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once
  useEffect(() => {
    for (const box of boxes()) if (box.checked) choose(box.value);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other products have other boxes
  useEffect(() => {
    for (const box of boxes()) box.checked = itemNos.includes(box.value);
  }, [itemNos.join(), products]);
  useEffect(() => {
    const element = wall.current;
    const change = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.name === COMPARE_NAME) toggle(target.value);
    };
    element?.addEventListener("change", change);
    return () => element?.removeEventListener("change", change);
  });
}
