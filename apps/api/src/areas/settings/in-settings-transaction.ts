import { type Context, inTransaction } from "../../context.ts";

/**
 * Runs a change of settings in one transaction. This process then reads them anew, so that staff see what they have just saved; others
 * hear of it from the change log, which may take a moment.
 */
export async function inSettingsTransaction<T>(context: Context, work: (context: Context) => Promise<T>): Promise<T> {
  const result = await inTransaction(context, work);
  context.referenceData.dropAll();
  return result;
}
