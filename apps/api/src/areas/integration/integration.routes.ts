import { office } from "@azulejo/contract";
import { changes } from "@azulejo/contract/areas/changes.ts";
import { handle } from "../../calls/handler.ts";
import { readAccountingTable } from "./accounting/read-table.ts";
import { listChanges } from "./changes/list-changes.ts";
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  pauseWebhook,
  resendDelivery,
  resumeWebhook,
  rotateSecret,
  testWebhook,
} from "./webhooks/change-webhooks.ts";
import { listDeliveries, listWebhooks } from "./webhooks/list-webhooks.ts";

export const integrationRoutes = [
  handle(changes, listChanges),
  handle(office.uploadAccountingTable, readAccountingTable),
  handle(office.webhooks, listWebhooks),
  handle(office.createWebhook, createWebhook),
  handle(office.changeWebhook, changeWebhook),
  handle(office.rotateWebhookSecret, rotateSecret),
  handle(office.pauseWebhook, pauseWebhook),
  handle(office.resumeWebhook, resumeWebhook),
  handle(office.deleteWebhook, deleteWebhook),
  handle(office.testWebhook, testWebhook),
  handle(office.webhookDeliveries, listDeliveries),
  handle(office.resendWebhook, resendDelivery),
];
