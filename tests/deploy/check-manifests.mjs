import { text } from "node:stream/consumers";
import * as apps from "kubernetes-models/apps/v1";
import * as autoscaling from "kubernetes-models/autoscaling/v2";
import * as networking from "kubernetes-models/networking.k8s.io/v1";
import * as policy from "kubernetes-models/policy/v1";
import * as core from "kubernetes-models/v1";

/** Reads manifests as a JSON list and tells what the schema of the Kubernetes API says to each. A program: the package is ES modules only. */
const kinds = {
  "apps/v1": apps,
  "autoscaling/v2": autoscaling,
  "networking.k8s.io/v1": networking,
  "policy/v1": policy,
  v1: core,
};

const faults = JSON.parse(await text(process.stdin)).flatMap((manifest) => {
  try {
    new kinds[manifest.apiVersion][manifest.kind](manifest).validate();
    return [];
  } catch (error) {
    return [[manifest.kind, error.message]];
  }
});
console.log(JSON.stringify(faults));
