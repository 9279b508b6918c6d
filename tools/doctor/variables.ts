import { environmentProblems } from '../../netlify/lib/site/env.ts';
import { hostedProblems } from '../../local/hosted-build/hosted-variables.ts';
import { type Finding, ok, type Settings, wrong } from './finding.ts';

const where =
  'Set it where the host keeps variables (Netlify: Site configuration, Environment variables).';

/** The names and forms of all variables, without asking anybody. */
export function checkVariables(settings: Settings, isLocal: boolean): Finding[] {
  const found = environmentProblems(settings).map(({ name, problem }) =>
    wrong(name, `${name} ${problem}. ${where}`),
  );
  // The rules of a hosted build: https, one project, no secret in public.
  const ofBuild = isLocal ? [] : hostedProblems({ CONTEXT: 'production', ...settings });
  found.push(...ofBuild.map((says) => wrong(subjectOf(says), says)));
  // One sentence for each is enough.
  const problems = [
    ...new Map(found.toReversed().map((finding) => [finding.item, finding])).values(),
  ];
  return problems.length > 0
    ? problems
    : [ok('Variables', 'all there, and none contradicts another')];
}

/** The variable that a sentence begins with; the one sentence without any is about what came with the site. */
const subjectOf = (sentence: string) => /^(?:[A-Z_]{3,}|Netlify)/.exec(sentence)?.[0] ?? 'Samples';
