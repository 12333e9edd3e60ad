"""``python -m bela``."""

from bela.apps.cli import main

if __name__ == "__main__":
    main(prog_name="bela")
