import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { parse, stringify } from "yaml";

const PROMTOOL = process.env.PROMTOOL ?? "promtool";
const hasPromtool = spawnSync(PROMTOOL, ["--version"]).status === 0;
const file = fileURLToPath(new URL("../../../deploy/prometheus-rules.yml", import.meta.url));

interface Rule {
  alert: string;
  expr: string;
  for?: string;
  labels: Record<string, string>;
  annotations: Record<string, string>;
}
const { rules } = (parse(readFileSync(file, "utf8")) as { groups: [{ rules: Rule[] }] }).groups[0];

const HOUR = 60;
/** Each metric's value in a healthy shop, by the name of its series, at each minute. */
const healthy: Record<string, string> = {
  'up{job="azulejo"}': "1",
  'outbox_dead{kind="payment.capture"}': "0",
  'outbox_dead{kind="mail.receipt"}': "0",
  outbox_oldest_seconds: "2",
  change_log_lag_seconds: "0",
  shop_payments_declined_hour: "3",
  shop_payments_hour: "30",
  shop_orders_hour: "12",
  shop_searches_day: "500",
  shop_searches_without_hit_day: "40",
  'database_connections{state="waiting"}': "0",
  nodejs_eventloop_lag_p99_seconds: "0.02",
  'http_request_seconds_count{status="5xx"}': "0",
  jobs_idle_seconds: "20",
  shop_refused_for_stock_total: "0",
  database_replicas_away: "0",
  disk_free_bytes: "50000000000",
  backup_age_seconds: "3600",
};

/** The alerts of each fault, and the values that cause it: a fixed one, or `start+step` for a counter. */
const faults: [alerts: string[], values: Record<string, string>][] = [
  [["ShopDown"], { 'up{job="azulejo"}': "0" }],
  [["CaptureGivenUp", "MessagesGivenUp"], { 'outbox_dead{kind="payment.capture"}': "1" }],
  [["MessagesGivenUp"], { 'outbox_dead{kind="mail.receipt"}': "1" }],
  [["MessagesLate"], { outbox_oldest_seconds: "1000" }],
  [["PagesOutdated"], { change_log_lag_seconds: "90" }],
  [["PaymentsDeclined"], { shop_payments_declined_hour: "20" }],
  [["NothingSold"], { shop_orders_hour: "0" }],
  [["SearchesFindNothing"], { shop_searches_without_hit_day: "200" }],
  [["DatabaseBusy"], { 'database_connections{state="waiting"}': "9" }],
  [["ProcessBusy"], { nodejs_eventloop_lag_p99_seconds: "0.9" }],
  [["Failures"], { 'http_request_seconds_count{status="5xx"}': "0+60" }],
  [["JobsStopped"], { jobs_idle_seconds: "700" }],
  [["CustomersWantSoldOutGoods"], { shop_refused_for_stock_total: "0+1" }],
  [["ReplicaAway"], { database_replicas_away: "1" }],
  [["DiskNearlyFull"], { disk_free_bytes: "1000000000" }],
  [["BackupOld"], { backup_age_seconds: "200000" }],
];

const ruleOf = (alert: string): Rule => rules.find((rule) => rule.alert === alert)!;
const minutesOf = ({ for: wait = "0m" }: Rule): number => Number.parseInt(wait, 10) * (wait.endsWith("h") ? HOUR : 1);
/** A rate over an hour exceeds its limit after a while. */
const SLOW_MINUTES = 2 * HOUR;

/** Asks promtool whether an alert fires at a minute of a fault. */
const at = (minute: number, alert: string, isFiring: boolean) => ({
  eval_time: `${minute}m`,
  alertname: alert,
  exp_alerts: isFiring ? [{ exp_labels: labelsOf(ruleOf(alert)), exp_annotations: ruleOf(alert).annotations }] : [],
});

/** An alert has the labels of its rule, and those of the series if its expression isn't an aggregate. */
const labelsOf = ({ labels, expr }: Rule): Record<string, string> => {
  const [, own = ""] = /^\w+\{(.+)\}/.exec(expr) ?? [];
  return { ...labels, ...Object.fromEntries([...own.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value])) };
};

const seriesOf = (values: Record<string, string>, minutes: number) =>
  Object.entries({ ...healthy, ...values }).map(([series, value]) => ({
    series,
    values: `${value.includes("+") ? value : `${value}+0`}x${minutes}`,
  }));

const test = ([alerts, values]: (typeof faults)[number]) => {
  const isSlow = rules.some(({ alert, expr }) => alerts.includes(alert) && expr.includes("[1h]"));
  const end = Math.max(0, ...alerts.map((alert) => minutesOf(ruleOf(alert)))) + (isSlow ? SLOW_MINUTES : 5);
  return {
    interval: "1m",
    input_series: seriesOf(values, end + 5),
    alert_rule_test: rules.flatMap((rule) => {
      const isOf = alerts.includes(rule.alert);
      const wait = minutesOf(rule);
      // One minute before the end of its `for`, an alert is still pending.
      return isOf && wait > 0 ? [at(wait - 1, rule.alert, false), at(end, rule.alert, true)] : [at(end, rule.alert, isOf)];
    }),
  };
};

function check(content: string): { status: number | null; output: string } {
  const folder = mkdtempSync(join(tmpdir(), "azulejo-rules-"));
  const path = join(folder, "test.yml");
  writeFileSync(path, content);
  const { status, stdout, stderr } = spawnSync(PROMTOOL, ["test", "rules", path], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  return { status, output: stdout + stderr };
}

it("has a fault for each alert", () => {
  const tested = new Set(faults.flatMap(([alerts]) => alerts));
  expect(rules.map(({ alert }) => alert).filter((alert) => !tested.has(alert))).toEqual([]);
});

it.skipIf(!hasPromtool)(
  `each alert fires under its fault alone, and only after its time${hasPromtool ? "" : " (promtool isn't installed: Debian's package prometheus has it)"}`,
  () => {
    const content = (all: typeof faults) =>
      stringify({ rule_files: [file], evaluation_interval: "1m", tests: [[[], {}] as (typeof faults)[number], ...all].map(test) });
    expect(check(content(faults))).toMatchObject({ status: 0 });
    // The tool itself notices an alert that doesn't fire.
    expect(check(content([[["DiskNearlyFull"], { disk_free_bytes: "3000000000" }]])).status).not.toBe(0);
  },
);
