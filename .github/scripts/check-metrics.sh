#!/usr/bin/env bash
# Computes the metrics of the synthetic benchmark again with numpy and scipy, and fails when a digit differs.
set -euo pipefail
cd "$(dirname "$0")/../.."

venv="$(mktemp -d)"
trap 'rm -rf "$venv"' EXIT
python3 -m venv "$venv"
"$venv/bin/python" -m pip install --quiet numpy==2.4.6 scipy==1.17.1
"$venv/bin/python" .github/scripts/physics-metrics.py > fixtures/steps/metrics.json
git diff --exit-code --stat -- fixtures/steps
echo "fixtures/steps: every metric as numpy and scipy compute it"
