import type uPlot from 'uplot';
import type { ChartMark } from './chart-data.ts';
import type { ChartLook } from './chart-look.ts';

/** Between two numbers at the upper edge. Unit: CSS pixels. */
const labelSpace = 22;

/** A line at each change: whole for the deployable's own, dashed for others, in the colour of a warning for the suspect. */
export function drawMarks(
  { ctx, bbox, valToPos }: uPlot,
  marks: readonly ChartMark[],
  { muted, suspect, font }: ChartLook,
): void {
  const ratio = devicePixelRatio;
  let lastLabel = Number.NEGATIVE_INFINITY;
  ctx.save();
  ctx.font = font.replace(/^\d+/, (size) => String(Number(size) * ratio));
  ctx.textAlign = 'center';
  ctx.textBaseline = 'bottom';
  ctx.direction = 'ltr';
  for (const { atS, revision, isOwn, isSuspect } of marks) {
    const x = Math.round(valToPos(atS, 'x', true));
    if (x < bbox.left || x > bbox.left + bbox.width) continue;
    ctx.strokeStyle = isSuspect ? suspect : muted;
    ctx.fillStyle = ctx.strokeStyle;
    ctx.lineWidth = (isSuspect ? 2 : 1) * ratio;
    ctx.setLineDash(isOwn ? [] : [4 * ratio, 3 * ratio]);
    ctx.beginPath();
    ctx.moveTo(x, bbox.top);
    ctx.lineTo(x, bbox.top + bbox.height);
    ctx.stroke();
    if (Math.abs(x - lastLabel) < labelSpace * ratio) continue;
    lastLabel = x;
    ctx.fillText(String(revision), x, bbox.top - 2 * ratio);
  }
  ctx.restore();
}
