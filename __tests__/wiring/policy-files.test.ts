import { describe, expect, it } from '@jest/globals';
import { readEvent } from '../../src/publish/event.ts';
import { choosePolicyRef, createPolicyFiles } from '../../src/wiring/policy-files.ts';
import { BASE_SHA, EVENTS, HEAD_SHA, type TestEvent } from '../support/events.ts';

const refOf = ({ env, payload }: TestEvent): string | undefined =>
  choosePolicyRef(readEvent(env, JSON.stringify(payload)))?.ref;

const onTopic = (event: TestEvent): TestEvent => ({
  ...event,
  env: { ...event.env, GITHUB_REF: 'refs/heads/topic' },
});

describe('the ref whose files count', () => {
  it.each<readonly [string, TestEvent, string | undefined]>([
    ['pull_request', EVENTS.pullRequest, BASE_SHA],
    ['pull_request of a fork', EVENTS.fork, BASE_SHA],
    ['pull_request_target', EVENTS.pullRequestTarget, BASE_SHA],
    ['merge_group', EVENTS.mergeGroup, BASE_SHA],
    ['push to the default branch', EVENTS.push, HEAD_SHA],
    ['push to another branch', EVENTS.pushNewBranch, 'main'],
    ['schedule', EVENTS.schedule, HEAD_SHA],
    ['workflow_dispatch on the default branch', EVENTS.dispatch, HEAD_SHA],
    ['workflow_dispatch on another branch', onTopic(EVENTS.dispatch), 'main'],
    ['workflow_run on another branch', onTopic(EVENTS.workflowRun), 'main'],
    ['pull_request without its event', { ...EVENTS.pullRequest, payload: {} }, undefined],
    ['push without its event', { ...EVENTS.push, payload: {} }, undefined],
  ])('of a %s', (_, event, ref) => {
    expect(refOf(event)).toBe(ref);
  });
});

describe('policy files that cannot be read', () => {
  it('say why, and are not taken for missing ones', () => {
    const event = readEvent(EVENTS.pullRequest.env, JSON.stringify(EVENTS.pullRequest.payload));
    expect(createPolicyFiles(event, undefined).unavailable).toBe(
      'there is no github-token to read the base with',
    );
  });
});
