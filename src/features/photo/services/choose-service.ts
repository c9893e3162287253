import type { AppThunk } from "../../../store/store";
import type { PhotoService } from "./photo-service";
import { serverService } from "./server-service";

export const photoService = (): AppThunk<Promise<PhotoService>> => async () => serverService;
