"""The play-outs in Python: to read, to check the compiled text by, and to run where there is no compiler."""
