import { mayFetchAhead } from "../../offline/keep";

/** The visitor wants photos made here: the engine comes now, not with the first photo. What fails is told then. */
export async function loadDeviceAhead(): Promise<void> {
  if (!mayFetchAhead()) return;
  try {
    const { prepareDevice } = await import(/* webpackChunkName: "device-service" */ "./engines/device");
    await prepareDevice();
  } catch (error) {
    console.warn("the engine is not here yet", error);
  }
}
