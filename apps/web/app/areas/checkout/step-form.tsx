import { type ReactNode, useEffect, useRef } from "react";
import { Form } from "react-router";

interface Props {
  className?: string;
  /** Errors by field; new ones move the focus to the first. */
  fields: Record<string, string>;
  children: ReactNode;
}

/** A step's form. It shows the shop's own validation messages instead of the browser's, so that both languages are consistent. */
export function StepForm({ className, fields, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(fields).length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [fields]);
  return (
    <Form ref={form} method="post" noValidate className={className}>
      {children}
    </Form>
  );
}
