import { randomUUID } from "node:crypto";
import type { Call, Caller, InputOf, Language, ShopApi, ValueOf } from "@azulejo/contract";

export type AskApi = <C extends Call>(call: C, input: InputOf<C>, language?: Language) => Promise<ValueOf<C>>;

/** Reads values of the shop's API for the server itself. @param reader identifies the caller in errors and metrics */
export function askApi(api: ShopApi, storefront: Caller["storefront"], reader: string): AskApi {
  return async (call, input, language = "en") => {
    const caller: Caller = { storefront, language, address: reader, agent: "", requestId: randomUUID(), authToken: null };
    const { body } = await api.call(call, input, caller);
    if (!body.success) throw new Error(`${reader} could not read ${call.path}: ${body.code}`);
    return body.value;
  };
}
