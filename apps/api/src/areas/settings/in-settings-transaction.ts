import { type Context, inTransaction } from "../../context.ts";

/**
 * Runs a change of settings in one transaction. This process then reads them again, so that staff see what they saved; other processes
 * learn of it from the change log a moment later.
 */
export async function inSettingsTransaction<T>(context: Context, work: (context: Context) => Promise<T>): Promise<T> {
  const result = await inTransaction(context, work);
  context.referenceData.dropAll();
  return result;
}
