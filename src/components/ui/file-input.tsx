import { forwardRef } from "react";
import { useIsListening } from "../../browser/use-is-listening";
import * as styles from "./file-input.module.css";

/**
 * The file types and extensions that the file picker offers. Some systems recognize HEIC only by its extension, which is HIF for
 * cameras of Canon and Sony. With HEIC in the list, iOS provides the original instead of a smaller JPEG.
 */
const pictureFiles =
  "image/jpeg,image/png,image/webp,image/heic,image/heif,image/avif,.jpg,.jpeg,.png,.webp,.heic,.heif,.hif,.avif";

/**
 * From Android 14 on, Chromium opens a photo picker without a camera if all types are pictures. A type that no file has makes it
 * open the file chooser, which offers the camera. Other browsers do not get this type, because they would no longer filter by type.
 */
const cameraOnAndroid = "android/allowCamera";

const acceptedFiles = (userAgent: string): string =>
  /Android/.test(userAgent) && !/Firefox/.test(userAgent)
    ? `${pictureFiles},${cameraOnAndroid}`
    : pictureFiles;

interface FileInputProps {
  label: string;
  /** Allows several files. */
  isMultiple?: boolean;
  onFiles: (files: File[]) => void;
}

/** Opens the browser's file picker; the same file can be chosen twice. */
export const FileInput = forwardRef<HTMLInputElement, FileInputProps>(
  ({ label, isMultiple, onFiles }, ref) => {
    const isListening = useIsListening();
    return (
      <input
        ref={ref}
        className={styles.input}
        type="file"
        multiple={isMultiple}
        accept={isListening ? acceptedFiles(navigator.userAgent) : pictureFiles}
        aria-label={label}
        tabIndex={-1}
        onChange={({ currentTarget: input }) => {
          const files = [...(input.files ?? [])];
          input.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
    );
  },
);
FileInput.displayName = "FileInput";
