/** Fills in a field derived from another one, unless a person has changed it. @param name of the field in the form */
export function fillDerived(form: HTMLFormElement | null, name: string, value: string): void {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLSelectElement || field instanceof HTMLInputElement)) return;
  if (field.value !== "" && field.value !== field.dataset["derived"]) return;
  if (field instanceof HTMLSelectElement && ![...field.options].some((option) => option.value === value)) return;
  field.value = value;
  field.dataset["derived"] = value;
}
