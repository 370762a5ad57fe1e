import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router";
import { load } from "../../../call/load.ts";
import { rowFilter, TablePage } from "./table-page.tsx";

export const loader = ({ request }: LoaderFunctionArgs) =>
  load("settingRows", { table: "taxRates", ...rowFilter(new URL(request.url).searchParams) }, request);

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return <TablePage key={`${search} ${JSON.stringify(loaded.rows)}`} table="taxRates" loaded={loaded} />;
}
