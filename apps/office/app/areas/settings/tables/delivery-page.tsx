import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router";
import { load } from "../../../call/load.ts";
import { oneOf } from "../../../frame/ledger/page-of.ts";
import { rowFilter, TablePage } from "./table-page.tsx";

const tables = ["deliveryZones", "deliveryRates", "deliveryCharges"] as const;
const tableOf = (query: URLSearchParams) => oneOf(tables, query.get("table"));

export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  return load("settingRows", { table: tableOf(query), ...rowFilter(query) }, request);
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const table = tableOf(new URLSearchParams(search));
  return <TablePage key={`${search} ${JSON.stringify(loaded.rows)}`} table={table} loaded={loaded} tables={tables} />;
}
