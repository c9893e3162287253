import { localStore } from "../browser/safe-storage";
import { deviceIdLength, uidLength } from "../constants";

const alphabet = "abcdefghijklmnopqrstuvwxyz0123456789";

export interface DeviceIdentity {
  /** 8 characters. */
  uid: string;
  /** 32 characters, the first 8 of them the uid. */
  deviceId: string;
}

/** This browser's random identity, created once and kept in local storage. */
export function deviceIdentity(): DeviceIdentity {
  const uid = kept("uid", uidLength, () => randomText(uidLength));
  const deviceId = kept("deviceId", deviceIdLength, () => uid + randomText(deviceIdLength - uidLength));
  return { uid, deviceId };
}

function kept(key: string, length: number, make: () => string): string {
  const known = localStore.get(key);
  if (known?.length === length && /^[a-z0-9]+$/.test(known)) return known;
  const made = make();
  localStore.set(key, made);
  return made;
}

/** Uniformly distributed: bytes beyond the last multiple of the alphabet's length are drawn again. */
export function randomText(length: number): string {
  const fair = 256 - (256 % alphabet.length);
  let text = "";
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < fair && text.length < length) text += alphabet[byte % alphabet.length];
    }
  }
  return text;
}
