import { missingResource } from "./failure.ts";
import type { Form } from "./form.ts";
import { mapOf, mergeMetadata, textOf } from "./form.ts";
import { newId } from "./ids.ts";
import type { Customer } from "./objects.ts";
import type { StripeCall, StripeWorld } from "./world.ts";
import { seconds } from "./world.ts";

function fields(form: Form, old?: Customer): Omit<Customer, "id" | "object" | "created" | "livemode"> {
  return {
    address: mapOf(form, "address") ?? old?.address ?? null,
    description: textOf(form, "description") ?? old?.description ?? null,
    email: textOf(form, "email") ?? old?.email ?? null,
    metadata: mergeMetadata(old?.metadata ?? {}, form),
    name: textOf(form, "name") ?? old?.name ?? null,
    phone: textOf(form, "phone") ?? old?.phone ?? null,
  };
}

/** Returns a customer by its id. @throws 404 */
export function requireCustomer(world: StripeWorld, id: string): Customer {
  const stored = world.store.customers.get(id);
  if (stored === undefined) throw missingResource("customer", id);
  return stored.object;
}

/** POST /v1/customers */
export function createCustomer(world: StripeWorld, call: StripeCall): Customer {
  const id = newId("cus");
  const own = { id, object: "customer", created: seconds(world), livemode: false } as const;
  return world.store.customers.put({ id, object: { ...own, ...fields(call.form) } }).object;
}

/** POST /v1/customers/{id} */
export function updateCustomer(world: StripeWorld, call: StripeCall): Customer {
  const old = requireCustomer(world, call.target);
  return world.store.customers.put({ id: old.id, object: { ...old, ...fields(call.form, old) } }).object;
}

/** DELETE /v1/customers/{id} */
export function deleteCustomer(world: StripeWorld, call: StripeCall): object {
  requireCustomer(world, call.target);
  world.store.customers.drop(call.target);
  return { id: call.target, object: "customer", deleted: true };
}
