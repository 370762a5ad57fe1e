import { cdnFaults } from "../cdn/cdn-config.ts";
import { accountingFaults } from "./accounting.ts";
import { bucketFaults } from "./bucket.ts";
import { type Config, ConfigError } from "./config.ts";
import { demoConfig } from "./demo.ts";
import { productionConfig } from "./production.ts";
import { type Variables, variables } from "./variables.ts";

/** @throws an error that lists every invalid or missing variable */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = variables.safeParse(given);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`));
  const faults = [...replicaFaults(parsed.data), ...bucketFaults(parsed.data), ...accountingFaults(parsed.data), ...cdnFaults(parsed.data)];
  if (faults.length > 0) throw new ConfigError(faults);
  return parsed.data.MODE === "production" ? productionConfig(parsed.data, given) : demoConfig(parsed.data, given);
}

/** A server started by the shop has no replicas. */
const replicaFaults = (v: Variables): string[] =>
  v.DATABASE_REPLICA_URLS.length > 0 && !v.DATABASE_URL ? ["DATABASE_REPLICA_URLS needs DATABASE_URL"] : [];
