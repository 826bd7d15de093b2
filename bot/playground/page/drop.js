/** A file that is dropped anywhere on the page: its first line is sent, and what comes of it is shown. */

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
    const text = await event.dataTransfer.files[0].slice(0, MOST).text();
    send(text.trimStart().split("\n", 1)[0]);
  });
}
