/** Saves bytes as a file of the person's, under this name. */
export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the bytes after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** A tab that was opened for a file that is still to come. */
export interface WaitingTab {
  show: (blob: Blob) => void;
  close: () => void;
}

/**
 * Opens a tab for a file that is still to come: browsers allow it only right after a click. Null when it is refused.
 */
export function openTab(): WaitingTab | null {
  const tab = window.open('', '_blank');
  if (tab === null) return null;
  tab.opener = null;
  return {
    // The address stays valid for as long as this page is there: the tab may be reloaded or saved from.
    show: (blob) => tab.location.replace(URL.createObjectURL(blob)),
    close: () => tab.close(),
  };
}
