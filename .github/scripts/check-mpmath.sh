#!/usr/bin/env bash
# Computes the reference values of fixtures/math again with mpmath, from their scripts, and fails when a digit differs.
set -euo pipefail
cd "$(dirname "$0")/../.."

venv="$(mktemp -d)"
trap 'rm -rf "$venv"' EXIT
python3 -m venv "$venv"
"$venv/bin/python" -m pip install --quiet mpmath==1.4.1
"$venv/bin/python" .github/scripts/mpmath-table.py > /dev/null
"$venv/bin/python" .github/scripts/mpmath-double.py > fixtures/math/double.json
"$venv/bin/python" .github/scripts/mpmath-hypergeometric.py fixtures/math > /dev/null
git diff --exit-code --stat -- fixtures/math
echo "fixtures/math: every value as mpmath computes it"
