/** Variables that hold keys; they are taken out of the process so that nothing it starts inherits them. */
const SECRETS = [
  'THEORY_GATE_API_KEY',
  'THEORY_GATE_JUDGE_API_KEY',
  'THEORY_GATE_SECOND_JUDGE_API_KEY',
  'OPENAI_API_KEY',
  'ANTHROPIC_API_KEY',
  'GEMINI_API_KEY',
  'OPENROUTER_API_KEY',
  'HF_TOKEN',
  'INPUT_API-KEY',
  'INPUT_JUDGE-API-KEY',
  'INPUT_SECOND-JUDGE-API-KEY',
  'GITHUB_TOKEN',
  'INPUT_GITHUB-TOKEN',
];

/** The environment as it was at the start, with the keys removed from the process. */
export function takeEnvironment(): Readonly<Record<string, string | undefined>> {
  const env = { ...process.env };
  for (const name of SECRETS) delete process.env[name];
  return env;
}
