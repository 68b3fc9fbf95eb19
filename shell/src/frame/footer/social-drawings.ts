/** Marks of other places in lines, ours, on a 24 px square: a camera, crossed strokes, a receiver, a note, a ghost, a screen. */
export const socialDrawings = {
  Instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zM8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M17 7h.01',
  X: 'M4 4l16 16M20 4L4 20',
  WhatsApp:
    'M3 21l1.4-4.6A9 9 0 1 1 7.8 19.8ZM9 8.5c-.6 2.8 3.2 6.6 6.4 6.3l.6-1.8-2-1-1 .9c-.9-.4-1.6-1.1-2-2l.9-1-.9-2z',
  TikTok: 'M14 4v10.5a3.5 3.5 0 1 1-3.5-3.5M14 4c.4 2.6 2 4.3 4.6 4.6',
  Snapchat:
    'M7.4 8.6C7.4 5.6 9.2 3.5 12 3.5s4.6 2.1 4.6 5.1c0 4 1 5.6 3.4 6.6-.6 1.4-2 1.2-3 1.6-.5.7-.4 1.4-1.4 1.4-1.3 0-2 1.6-3.6 1.6s-2.3-1.6-3.6-1.6c-1 0-.9-.7-1.4-1.4-1-.4-2.4-.2-3-1.6 2.4-1 3.4-2.6 3.4-6.6z',
  YouTube:
    'M6 5.5h12A3.5 3.5 0 0 1 21.5 9v6a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.5zM10 9.3v5.4l4.7-2.7z',
} as const;
