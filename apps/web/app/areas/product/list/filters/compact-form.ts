/** Returns a form's data without empty fields, so that addresses stay short. */
export function compactForm(form: HTMLFormElement): URLSearchParams {
  const pairs = [...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === "string" && pair[1].trim() !== "");
  return new URLSearchParams(pairs);
}
