/** A file that is dropped anywhere on the page: its first line is sent, and what comes of it is shown. */

/** Bytes of a file that are read, and of the frame that holds its first line: the playground takes no larger one. */
const MOST = 3_000_000;

/** `send(text)` is called with the first line of a file, `over(on)` with whether one is held above the page. */
export function takeDrops(send, over) {
  const files = (event) => [...(event.dataTransfer?.types ?? [])].includes("Files");
  document.addEventListener("dragover", (event) => {
    if (!files(event)) return;
    event.preventDefault();
    over(true);
  });
  document.addEventListener("dragleave", (event) => {
    if (!event.relatedTarget) over(false);
  });
  document.addEventListener("drop", async (event) => {
    if (!files(event)) return;
    event.preventDefault();
    over(false);
    send(await firstLine(event.dataTransfer.files[0]));
  });
}

/** The first line of a file; nothing where it cannot be one game: a folder, say, or a line that grows as it is sent. */
async function firstLine(file) {
  try {
    const [line] = (await file.slice(0, MOST).text()).trimStart().split("\n", 1);
    return new TextEncoder().encode(JSON.stringify(line)).length <= MOST ? line : "";
  } catch {
    return "";
  }
}
