import type { RefAttributes } from "react";
import { type FormProps, Form as RouterForm } from "react-router";

type Props = Omit<FormProps, "discover"> & RefAttributes<HTMLFormElement>;

function BrowserForm(props: Props) {
  return <RouterForm discover="none" {...props} />;
}

/** The same HTML, without what only the browser needs. The router would match the page's routes again for each form. */
function ServerForm(props: Props) {
  if (!props.action?.startsWith("/")) return <BrowserForm {...props} />;
  const { method, onSubmit, fetcherKey, navigate, reloadDocument, replace, state, relative, preventScrollReset, ...rest } = props;
  const { viewTransition, defaultShouldRevalidate, ...attributes } = rest;
  return <form {...attributes} method={(method ?? "get").toLowerCase() === "get" ? "get" : "post"} />;
}

/** A form that the browser sends without loading the whole page. */
export const Form = import.meta.env.SSR ? ServerForm : BrowserForm;
