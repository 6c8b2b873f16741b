// A chat endpoint on loopback, in a process of its own, that answers every request after a fixed time. The model "judge" gives
// verdicts as JSON, right ones: a number is accepted if it is the reference's. GET /count tells how many requests came.
import { createServer } from 'node:http';
import { responseTo } from './problems.mjs';

const LATENCY_MS = Number(process.argv[2] ?? 50);
const count = { model: 0, judge: 0 };

/** A part of a judge prompt, between its two fences. */
function partOf(prompt, title) {
  return new RegExp(`<<< ${title} \\w+ >>>\\n([\\s\\S]*?)\\n<<< END OF ${title} `).exec(prompt)?.[1] ?? '';
}

function verdictsOn(prompt) {
  const references = [
    ...partOf(prompt, 'REFERENCE ANSWERS').matchAll(/^\d+\. (?:part \((\w)\): )?([\d.]+)/gm),
  ];
  const lines = (
    /^Answers:\n([\s\S]*?)(?:\n\s*Confidence|$(?![\s\S]))/m.exec(partOf(prompt, 'RESPONSE'))?.[1] ?? ''
  ).split('\n');
  const verdicts = references.map(([, label, value], at) => {
    const line = label === undefined ? lines[0] : lines.find((text) => text.startsWith(`(${label})`));
    const stated = (line ?? '').replace(/^\(\w\)\s*/, '');
    const correct = Number.parseFloat(stated.replace(/[^\d.]*/, '')) === Number(value);
    return { answer: at + 1, stated: correct ? stated : '', grounds: 'Compared.', correct };
  });
  return JSON.stringify({ verdicts });
}

function answer({ model, messages }) {
  const text = messages.map(({ content }) => content).join('\n');
  const isJudge = model === 'judge';
  count[isJudge ? 'judge' : 'model'] += 1;
  return isJudge ? verdictsOn(text) : responseTo(text);
}

const server = createServer(async (request, response) => {
  if (request.url === '/count') return response.end(JSON.stringify(count));
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = JSON.parse(Buffer.concat(chunks).toString());
  const reply = JSON.stringify({
    id: 'x',
    object: 'chat.completion',
    created: 0,
    model: body.model,
    choices: [{ index: 0, message: { role: 'assistant', content: answer(body) }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 500, completion_tokens: 300, total_tokens: 800 },
  });
  setTimeout(() => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(reply);
  }, LATENCY_MS);
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
