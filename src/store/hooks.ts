import { useDispatch, useSelector, useStore } from "react-redux";
import type { Services } from "./services";
import type { AppDispatch, AppStore, RootState } from "./store";

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();

/** A service of the store (`services.ts`), for what a component cannot do through an action. */
export const useService = <Service>(serviceOf: (services: Services) => Service): Service =>
  serviceOf(useAppStore().services);
