import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { CallRefused } from "../../call/call-failures.ts";
import { load } from "../../call/load.ts";
import { currentLanguage } from "../../i18n/language.ts";
import { text } from "../../i18n/text.ts";
import { LevelEditor } from "./level-editor.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const code = params["code"] ?? "";
  const level = (await load("priceLevels", {}, request)).find((one) => one.code === code);
  if (level) return level;
  const messages = [text(currentLanguage(), "prices.noLevel", { code })];
  throw new CallRefused({ code: "office_price_level_not_found", messages }, 404);
}

export function Component() {
  const level = useLoaderData<typeof loader>();
  return <LevelEditor key={level.code} level={level} />;
}
