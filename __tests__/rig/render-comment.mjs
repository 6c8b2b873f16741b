// Shows a report as GitHub would: node __tests__/rig/render-comment.mjs <report.md> <page.html>
import { readFileSync, writeFileSync } from 'node:fs';
import katex from 'katex';
import { marked } from 'marked';

const [source, target] = process.argv.slice(2);
if (source === undefined || target === undefined) {
  process.stderr.write('usage: node __tests__/rig/render-comment.mjs <report.md> <page.html>\n');
  process.exit(2);
}

const STYLE = `
body { font: 14px/1.5 -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif; color: #1f2328; margin: 24px }
article { max-width: 860px; margin: auto; border: 1px solid #d1d9e0; border-radius: 6px; padding: 16px }
table { border-collapse: collapse; margin-bottom: 16px; display: block; overflow: auto }
th, td { border: 1px solid #d1d9e0; padding: 6px 13px } tr:nth-child(2n) { background: #f6f8fa }
code, pre { font: 85%/1.45 ui-monospace, SFMono-Regular, Menlo, monospace; background: #818b981f; border-radius: 6px }
code { padding: .2em .4em } pre { padding: 16px; overflow: auto } h3 { margin-top: 0 }
details { margin-bottom: 12px } summary { cursor: pointer } .math { font-style: italic; background: none }`;

/** GitHub draws `$`…`$` with MathJax; here KaTeX writes MathML, which the browser draws. */
const draw = (escaped) => {
  const latex = escaped.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  return katex.renderToString(latex, { output: 'mathml', throwOnError: false });
};
const html = marked
  .parse(readFileSync(source, 'utf8'), { gfm: true, async: false })
  .replace(/\$<code>([^<]*)<\/code>\$/g, (_, escaped) => draw(escaped));
writeFileSync(
  target,
  `<!doctype html><meta charset="utf-8"><title>report</title><style>${STYLE}</style><article>${html}</article>\n`,
);
