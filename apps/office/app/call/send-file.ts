import type { Envelope } from "@azulejo/contract";
import { currentLanguage } from "../i18n/language.ts";
import { CallRefused, NoAnswer, SignedOut } from "./call-failures.ts";
import { type CallName, type CallValue, pathOf } from "./calls.ts";

/** Calls that take a file. */
export type FileCall = Extract<CallName, `upload${string}`>;

interface Options {
  /** Additional fields of the form. */
  fields?: Readonly<Record<string, string>>;
  /** Called with the fraction that has been sent, from 0 to 1. */
  onProgress(share: number): void;
  signal: AbortSignal;
}

/** Sends a file to an office call. It uses XMLHttpRequest, because `fetch` doesn't report upload progress. @throws as `callOffice` does */
export function sendFile<Name extends FileCall>(
  name: Name,
  file: File,
  { fields = {}, onProgress, signal }: Options,
): Promise<CallValue<Name>> {
  const form = new FormData();
  form.set("file", file);
  form.set("name", file.name.slice(-200));
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    const stop = () => request.abort();
    signal.addEventListener("abort", stop);
    request.open("POST", `/office/api/${pathOf(name)}`);
    request.setRequestHeader("accept-language", currentLanguage());
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new NoAnswer());
    request.onabort = () => reject(signal.reason);
    request.onload = () => {
      if (request.status === 401) return reject(new SignedOut());
      const answer = read<CallValue<Name>>(request.responseText);
      if (!answer) return reject(new NoAnswer());
      return answer.success ? resolve(answer.value) : reject(new CallRefused(answer, request.status));
    };
    request.onloadend = () => signal.removeEventListener("abort", stop);
    request.send(form);
  });
}

function read<Value>(text: string): Envelope<Value> | null {
  try {
    return JSON.parse(text) as Envelope<Value>;
  } catch {
    return null;
  }
}
